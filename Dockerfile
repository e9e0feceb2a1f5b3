# syntax=docker/dockerfile:1
# The shop as one image. Behind a proxy only: it speaks plain HTTP. See docs/operating.md.

# Production packages. sqlite3 is compiled here: its prebuilt binary comes from another host than the registry, and
# may be made for a newer C library. The headers are those of the image.
FROM node:24-bookworm AS packages
WORKDIR /app
ENV npm_config_build_from_source=sqlite3 npm_config_nodedir=/usr/local
COPY package.json package-lock.json .npmrc ./
# npm runs it afterwards; without development packages it does nothing.
COPY scripts/prepare-development.mjs scripts/
RUN npm ci --omit=dev
# Without the sources and what the compiler leaves behind, 30 MB: the server loads only the .node file.
RUN cd node_modules/sqlite3 && cp build/Release/node_sqlite3.node /tmp \
  && rm -rf build deps src && install -D /tmp/node_sqlite3.node build/Release/node_sqlite3.node

FROM node:24-bookworm AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No package needs its install script to build.
RUN npm ci --include=dev --ignore-scripts
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Less memory: scripts/lib/server-command.mjs.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=65536
WORKDIR /app
# The only folders that the server writes to are DATA_DIR, MEDIA_DIR and /tmp.
RUN install -d -o node -g node /data /media
COPY package.json LICENSE ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY api/seed/images api/seed/images
USER node
VOLUME ["/data"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=4s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--expose-gc", "--max-semi-space-size=4", "dist/api/server.js"]
