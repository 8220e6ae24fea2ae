import { agency, mapAddress, officeName, postalAddress } from "@agency/content/agency";
import type { Office } from "@agency/content/shape";
import { telephoneAddress } from "@agency/model/phone-links";
import { Row } from "@agency/ui/layout";
import { useLanguage } from "../../shared/i18n/use-language.ts";

/** The address of an office, which leads to a map. Beside others it has its name, and its own number. */
export function OfficeLines({ office }: { office: Office }) {
  const language = useLanguage();
  const name = agency.offices.length > 1 || office.name ? officeName(office, language) : undefined;
  return (
    <>
      {name && <strong>{name}</strong>}
      <Row as="span" gap="0 1.25rem">
        <a href={mapAddress(office)} rel="noopener">
          {postalAddress(office)}
        </a>
        {office.phone && <a href={telephoneAddress(office.phone)}>{office.phone}</a>}
      </Row>
    </>
  );
}
