import { lazy, type ReactNode, Suspense } from "react";
import { Row } from "@agency/ui/layout";
import { Band, Lead, Title } from "../shared/parts.tsx";

/** Pages of articles and cities contain this page, and come without the code of its drawing. */
const FallenTile = lazy(() => import("./fallen-tile.tsx"));

export type MissingPageProps = {
  title: string;
  lead: string;
  /** A link to somewhere useful. */
  action: ReactNode;
};

/** A route's page for an address that matches the route but has no content. */
export function MissingPage({ title, lead, action }: MissingPageProps) {
  return (
    <Band as="div" gap="2.5rem var(--apart)" columns="5fr 7fr" align="center">
      <Suspense>
        <FallenTile />
      </Suspense>
      <div>
        <Title as="h1" size="page" measure="12ch">
          {title}
        </Title>
        <Lead measure="44ch">{lead}</Lead>
        <Row as="p" top="2rem">
          {action}
        </Row>
      </div>
    </Band>
  );
}
