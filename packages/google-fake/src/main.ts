import { startFakeGoogle } from "./start.ts";

/** The fake as a program of its own, on the real clock: PORT, HOST and LATENCY (in ms, 300 like the real one when unset). */
const { PORT = "3999", HOST = "127.0.0.1", LATENCY = "300" } = process.env;

const fake = await startFakeGoogle({ port: Number(PORT), host: HOST, latency: Number(LATENCY) });
console.log(`The fake Google listens on ${fake.url}; its control page is ${fake.url}/control`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void fake.close());
