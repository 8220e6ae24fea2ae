/** An answer that is JSON text already, checked against its contract when it was written. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
