// What those with power are called, and what they may do.
export const ROLES = ["admin", "researcher"] as const;

export const ROLE_WORDS = {
  admin: ["administrator", "administra"],
  researcher: ["researcher", "investiga"],
  adminWhat: ["Looks after the whole site: people, tables, everything.", "Cuida todo el sitio: personas, mesas, todo."],
  researcherWhat: ["Sees and steers all tables, to run experiments.", "Ve y dirige todas las mesas, para hacer experimentos."],
} as const;
