/** The parser by which a spec reads `/metrics`; the package brings no types. */
declare module 'parse-prometheus-text-format' {
  export default function parse(text: string): {
    name: string;
    help: string;
    type: string;
    metrics: { value: string; labels?: Record<string, string> }[];
  }[];
}
