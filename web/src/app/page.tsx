import { Home } from "@/app/home/Home";

export default function Page() {
  return <Home />;
}
