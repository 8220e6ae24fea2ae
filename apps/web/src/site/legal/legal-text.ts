export type LegalPageName = "privacy" | "terms";

/** A paragraph, a list, a table of two columns, or named groups of facts. */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: LegalTable }
  | { readonly records: readonly LegalRecord[] };

export type LegalTable = {
  readonly caption: string;
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
};

export type LegalRecord = {
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
};

/** The shape shared by the pages of the `legal` namespace. Section keys are also their anchors. */
export type LegalText = {
  readonly title: string;
  readonly lead: string;
  readonly brief: readonly string[];
  readonly sections: Readonly<Record<string, { readonly title: string; readonly blocks: readonly LegalBlock[] }>>;
};
