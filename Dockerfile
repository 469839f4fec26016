# The image of Orrery: `docker build -t orrery .`, or the same with podman or buildah. See docs/hosting.md.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY . .
RUN npm ci --include=dev --no-audit --no-fund && node scripts/release/assemble.mjs /release

FROM ${NODE_IMAGE}
COPY --from=build /release /app
# The one place that is written to. User 1000 is `node` in this image.
RUN mkdir /data && chown 1000:1000 /data && chmod 700 /data
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3141 DATA_DIR=/data
USER 1000:1000
VOLUME /data
EXPOSE 3141
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Further words are a command: `backup FILE`, `restore FILE`, `make-admin LOGIN` and the others of docs/hosting.md.
ENTRYPOINT ["node", "server/main.js"]
