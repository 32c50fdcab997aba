#!/bin/sh
# Exchanges the release without dropping a request: builds the new image with the files of the one that runs, then
# starts the worker and each web process anew, one after the other, each only when the one before is healthy.
# Run it in the project's folder, with the settings of .env.
set -eu

if docker image inspect wagtale:latest >/dev/null 2>&1; then
  docker tag wagtale:latest wagtale:previous
  export PREVIOUS_IMAGE=wagtale:previous
fi
docker compose build web1
for service in worker web1 web2; do
  docker compose up --detach --no-deps --no-build --force-recreate --wait "$service"
done
