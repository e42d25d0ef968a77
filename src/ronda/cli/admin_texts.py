"""What `ronda admin` says."""

from ronda.rules import Texts

ADMIN: Texts = {
    "en": {
        "help:admin": "Make an administrator of the site, or make somebody one who has an "
        "account.\n\n"
        "It asks for an e-mail address and a password where there is no such account yet. A "
        "disabled account is enabled again.",
        "help:admin:name": "The username.",
        "help:admin:new_password": "Ask for a new password, too; all sessions end.",
        "examples:admin": "ronda admin Ana\nronda admin Ana --new-password",
        "admin-email": "E-mail address: ",
        "admin-password": "Password (at least 8 characters): ",
        "admin-password-again": "Once more: ",
        "admin-passwords-differ": "The two passwords are not the same.",
        "admin-made": "{name} is an administrator, and can log in.",
        "admin-promoted": "{name} is an administrator.",
        "admin-refused": "{says}",
        "admin-email-taken": "Somebody has registered with this e-mail address already.",
        "admin-username-taken": "Somebody has just taken this username.",
    },
    "es": {
        "help:admin": "Crea una cuenta que administra el sitio, o da ese poder a quien ya tiene "
        "cuenta.\n\n"
        "Pide una dirección de correo y una contraseña si la cuenta aún no existe. Una cuenta "
        "desactivada se vuelve a activar.",
        "help:admin:name": "El nombre de usuario.",
        "help:admin:new_password": "Pedir también una contraseña nueva; terminan todas las "
        "sesiones.",
        "examples:admin": "ronda admin Ana\nronda admin Ana --new-password",
        "admin-email": "Dirección de correo: ",
        "admin-password": "Contraseña (al menos 8 caracteres): ",
        "admin-password-again": "Otra vez: ",
        "admin-passwords-differ": "Las dos contraseñas no son iguales.",
        "admin-made": "{name} administra el sitio y ya puede iniciar sesión.",
        "admin-promoted": "{name} administra el sitio.",
        "admin-refused": "{says}",
        "admin-email-taken": "Ya hay alguien registrado con esta dirección de correo.",
        "admin-username-taken": "Alguien acaba de tomar este nombre de usuario.",
    },
}
