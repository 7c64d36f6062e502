# The image of a Ray cluster's nodes and of its job's submitter (deploy/k8s/ray): the command line with Ray, and what
# local workers and graph tools need. KubeRay starts it by a shell, which finds the programs on the path.
ARG BASE_IMAGE=graphnet/orchestrator:0.1.0
FROM ${BASE_IMAGE}
ARG OFFLINE=
USER root
COPY requirements-ray.txt /tmp/
RUN --mount=type=bind,source=deploy/supplies,target=/supplies --mount=type=secret,id=ca \
    OFFLINE=${OFFLINE} install-environment 3.11 /tmp/requirements-ray.txt /opt/orchestrator
COPY graphs /opt/graphnet/packages/
COPY graphs /opt/graphnet/graphs
COPY proto /opt/graphnet/proto
ENV PATH=/opt/graphnet/bin:/opt/orchestrator/venv/bin:$PATH
LABEL org.opencontainers.image.title="GraphNet Mesh: the command line with Ray"
USER 65532:65532
