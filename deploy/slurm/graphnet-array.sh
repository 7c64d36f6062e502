#!/bin/bash
# An array job: every task measures one part of the array in the folder $1, which `graphnet plan` wrote.
#   ./graphnet plan --suite full --backend xla --device cpu --threads 16 --memory 48GiB --per-part 10 --out /shared/run-1
#   sbatch --array=0-9%4 deploy/slurm/graphnet-array.sh /shared/run-1
# Submit it again after a failure: a part that is done ends at once, and another goes on with what is missing.
#SBATCH --job-name=graphnet
#SBATCH --nodes=1
#SBATCH --ntasks=1
# Nothing else may run on a node that is timed.
#SBATCH --exclusive
# A node's death or preemption puts the task back into the queue.
#SBATCH --requeue
# Time to write the last row and to stop the workers.
#SBATCH --signal=TERM@60
#SBATCH --output=graphnet-%A_%a.log
set -euo pipefail
array=${1:?name the folder of the array}
# GRAPHNET_CHECKOUT: the checkout of GraphNet Mesh that every node sees; by default the folder that sbatch was called in.
cd "${GRAPHNET_CHECKOUT:-${SLURM_SUBMIT_DIR:?sbatch sets this}}"
# By default, srun may bind the task to a single core.
exec srun --cpu-bind=none ./graphnet work "$array"
