"""Settings: what the environment says, checked."""

from pathlib import Path

import pytest

from ronda.server.configuration import BadSettingError, Settings


def test_by_default_everything_is_in_one_folder_and_closed() -> None:
    settings = Settings.from_environment({})
    assert settings.data == Path("ronda-data")
    assert settings.database_url == "sqlite:///ronda-data/ronda.sqlite"
    assert (settings.redis_url, settings.origins, settings.secret) == (None, (), None)
    assert (settings.behind_proxy, settings.https) == (False, False)


def test_everything_can_be_said() -> None:
    settings = Settings.from_environment(
        {
            "RONDA_DATA": "/srv/ronda",
            "RONDA_DATABASE_URL": "postgresql://ronda:pw@db/ronda",
            "RONDA_REDIS_URL": "redis://cache:6379/0",
            "RONDA_ORIGINS": "https://a.example, http://localhost:3000",
            "RONDA_BEHIND_PROXY": "yes",
            "RONDA_HTTPS": "1",
            "RONDA_SECRET": "s" * 32,
            "RONDA_LIMITS": "2.5",
            "RONDA_LOG_FORMAT": "JSON",
            "RONDA_LOG_LEVEL": "warning",
        }
    )
    assert settings == Settings(
        Path("/srv/ronda"), "postgresql://ronda:pw@db/ronda", "redis://cache:6379/0",
        ("https://a.example", "http://localhost:3000"), True, True, "s" * 32, 2.5, "json",
        "warning",
    )  # fmt: skip
    for secret in ("pw", "sss", "cache"):
        assert secret not in repr(settings)


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("RONDA_DATABASE_URL", "mysql://me:hunter2@db/x"),
        ("RONDA_DATABASE_URL", "hunter2"),
        ("RONDA_REDIS_URL", "http://hunter2"),
        ("RONDA_ORIGINS", "example.org"),
        ("RONDA_ORIGINS", "https://example.org/path"),
        ("RONDA_ORIGINS", "https://[broken"),
        ("RONDA_BEHIND_PROXY", "perhaps"),
        ("RONDA_HTTPS", "2"),
        ("RONDA_SECRET", "hunter2"),
        ("RONDA_LIMITS", "many"),
        ("RONDA_LIMITS", "0"),
        ("RONDA_LIMITS", "nan"),
        ("RONDA_LOG_FORMAT", "xml"),
        ("RONDA_LOG_LEVEL", "loud"),
    ],
)
def test_nonsense_is_refused_by_name_and_not_repeated(variable: str, value: str) -> None:
    with pytest.raises(BadSettingError, match=f"{variable} must be") as refused:
        Settings.from_environment({variable: value})
    assert "hunter2" not in str(refused.value)
