import { ROLE_WORDS, ROLES } from "@/app/admin/roleWords";
import type { Role } from "@/session/admin";
import { capital } from "@/games/forms/wording";
import { useSay } from "@/texts/words";
import { Switch } from "@/ui/Switch";
import styles from "./Users.module.css";

interface Props {
  roles: readonly Role[];
  onChange: (roles: readonly Role[]) => void;
}

/** A switch a role, with what it lets somebody do. */
export function RoleSwitches({ roles, onChange }: Props) {
  const say = useSay(ROLE_WORDS);
  return (
    <ul className={styles.switches}>
      {ROLES.map((role) => (
        <li key={role}>
          <Switch label={capital(say(role))} on={roles.includes(role)} onChange={(on) => onChange(ROLES.filter((each) => (each === role ? on : roles.includes(each))))} />
          <p>{say(`${role}What`)}</p>
        </li>
      ))}
    </ul>
  );
}
