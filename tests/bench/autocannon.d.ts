declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    /** Seconds that an answer may take. */
    timeout: number;
    requests: { method: 'POST'; headers: Record<string, string>; body: string }[];
  }
  interface Result {
    non2xx: number;
    errors: number;
    /** Seconds. */
    duration: number;
    requests: { total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
