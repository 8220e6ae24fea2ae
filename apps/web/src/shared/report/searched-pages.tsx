import type { PageTable } from "@agency/model/report/report-document";
import table from "./figure-table.module.css";

/** The client's pages that searches found. */
export function SearchedPages({ pages: { heading, columns, rows } }: { pages: PageTable }) {
  return (
    <section aria-labelledby="searched-pages">
      <h3 id="searched-pages" className={table["title"]}>
        {heading}
      </h3>
      <table className={table["table"]}>
        <thead>
          <tr>
            <th scope="col">{columns.page}</th>
            <th scope="col">{columns.clicks}</th>
            <th scope="col" data-wide>
              {columns.impressions}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ page, clicks, impressions }) => (
            <tr key={page}>
              <th scope="row">{page}</th>
              <td>{clicks}</td>
              <td data-wide>{impressions}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
