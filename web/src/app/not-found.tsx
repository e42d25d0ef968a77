import { NotFoundPage } from "@/app/NotFoundPage";

export default function NotFound() {
  return <NotFoundPage />;
}
