# The site as two small images: `front` is nginx, which sends the files, and `app` is Node, which has them too and
# answers /api. See docs/operating.md.
FROM node:22.23.2-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY vite.config.ts tsconfig.json ./
COPY public public
COPY contract contract
COPY server server
COPY scripts scripts
COPY src src
# These go into the pages, so an image is for one address.
ARG SITE_ORIGIN
ARG COFFEE_URL
ARG CONTACT_EMAIL
ARG REPOSITORY_URL
RUN npx tsx scripts/build.ts

FROM nginx:1.30.4-alpine-slim AS front
COPY --from=build /build/dist/site /srv/wigglewood/dist/site
COPY --from=build /build/dist/nginx.conf /etc/nginx/conf.d/default.conf
# Here Node is not on the same machine but in the container next door.
RUN sed -i 's/127.0.0.1:3000/app:3000/' /etc/nginx/conf.d/default.conf

FROM node:22.23.2-alpine AS app
WORKDIR /srv/wigglewood
COPY --from=build /build/package.json ./
COPY --from=build /build/dist/site.json dist/site.json
COPY --from=build /build/dist/site dist/site
COPY --from=build /build/dist/server dist/server
USER node
ENV PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
