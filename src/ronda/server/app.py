"""The application: routers, and what surrounds them."""

from fastapi import FastAPI
from starlette.middleware.cors import CORSMiddleware

from ronda.server.errors import add_error_handlers
from ronda.server.guard import Guard
from ronda.server.metrics import Timed
from ronda.server.openapi import add_openapi
from ronda.server.rest import routers
from ronda.server.rest.documenting import ALWAYS, refusals
from ronda.server.service import Service
from ronda.server.site import Site

MINUTES_10 = 600


def create_app(service: Service) -> FastAPI:
    """An application for this service."""
    app = FastAPI(
        openapi_url="/api/openapi.json", docs_url=None, redoc_url=None, redirect_slashes=False,
        responses=refusals(*ALWAYS),
    )  # fmt: skip
    app.state.service = service
    app.state.routes = [route for router in routers() for route in router.routes]
    for router in routers():
        app.include_router(router)
    app.router.default = Site()
    add_error_handlers(app)
    add_openapi(app)
    app.add_middleware(
        CORSMiddleware, allow_origins=service.settings.origins, max_age=MINUTES_10,
        allow_methods=["GET", "POST", "PUT", "PATCH", "DELETE"],
        allow_headers=["Authorization", "Content-Type", "Accept-Language"],
        expose_headers=["X-Request-Id", "Retry-After"],
    )  # fmt: skip
    app.add_middleware(Guard, https=service.settings.https)
    app.add_middleware(Timed, metrics=service.metrics)
    return app
