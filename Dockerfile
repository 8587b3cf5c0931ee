# The site and its Node server. The settings of the launch belong to the build:
#   docker build --build-arg VITE_SITE_URL=https://www.example.com --tag website .

FROM node:24-bookworm-slim AS packages
WORKDIR /srv/website
COPY package.json package-lock.json .npmrc ./
# Node's own package holds its headers, 67 MB, and the program once more.
RUN npm ci --omit=dev && rm -r node_modules/node/node_modules

FROM packages AS build
RUN npm ci
COPY . .
ARG VITE_SITE_URL
ARG VITE_CONTACT_ENDPOINT
ARG VITE_RECAPTCHA_SITE_KEY
ARG LEADS_ERASE_AFTER
RUN npm run build

# Not the Node image: the Node that the project is tested with is among the packages, and needs only libstdc++.
FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --home-dir /srv/website --shell /usr/sbin/nologin website \
  && install --directory --owner=website --mode=0700 /var/lib/website
WORKDIR /srv/website
COPY --from=packages /srv/website/node_modules node_modules
COPY package.json .
COPY server server
COPY src/leads src/leads
COPY content/data/site.yaml content/data/site.yaml
COPY --from=build /srv/website/dist dist
USER website
ENV PATH=/srv/website/node_modules/.bin:$PATH HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/website
# Leads, unless DATABASE_URL is set. Without a volume of your own they are gone with the container.
VOLUME /var/lib/website
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
