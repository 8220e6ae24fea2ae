declare module "html-encoding-sniffer" {
  /** The standard's name of the encoding in which bytes are written. */
  export default function sniffEncoding(
    bytes: Uint8Array,
    options?: {
      xml?: boolean;
      transportLayerEncodingLabel?: string;
      defaultEncoding?: string;
      maxPrescanBytes?: number;
    },
  ): string;
}
