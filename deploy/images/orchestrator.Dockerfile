# The image of the command line. It is used in Kubernetes and on hosts that cannot share the socket of a worker with its
# container, such as Docker Desktop.
ARG BASE_IMAGE=graphnet/base:0.1.0
FROM ${BASE_IMAGE} AS environment
ARG PYTHON_VERSION=3.11
ARG REQUIREMENTS=requirements.txt
ARG OFFLINE=
COPY ${REQUIREMENTS} /tmp/requirements.txt
RUN --mount=type=bind,source=deploy/supplies,target=/supplies --mount=type=secret,id=ca \
    OFFLINE=${OFFLINE} install-environment ${PYTHON_VERSION} /tmp/requirements.txt /opt/orchestrator

FROM ${BASE_IMAGE}
ARG VERSION=0.1.0
ARG REVISION=unknown
COPY --from=environment /opt/orchestrator /opt/orchestrator
COPY proto worker orchestrator /opt/graphnet/packages/
COPY backends /opt/graphnet/backends
COPY samples /opt/graphnet/samples
COPY deploy/images/graphnet deploy/images/run-shard /opt/graphnet/bin/
RUN echo /opt/graphnet/packages >/opt/orchestrator/venv/lib/python3.11/site-packages/graphnet.pth \
    && /opt/graphnet/bin/graphnet backends --format json >/dev/null
ENV GRAPHNET_ROOT=/opt/graphnet
LABEL org.opencontainers.image.title="GraphNet Mesh: the command line" \
    org.opencontainers.image.version="${VERSION}" \
    org.opencontainers.image.revision="${REVISION}"
USER 65532:65532
HEALTHCHECK NONE
ENTRYPOINT ["/opt/graphnet/bin/graphnet"]
