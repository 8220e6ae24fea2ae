/** An answer that is JSON text already, checked against its contract when it was written. Bytes are compressed as its header says. */
export class JsonText {
  readonly text: string | Buffer;

  constructor(text: string | Buffer) {
    this.text = text;
  }
}
