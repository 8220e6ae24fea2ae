declare module "html-encoding-sniffer" {
  /** Finds the encoding of bytes. @returns its name in the Encoding Standard */
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
