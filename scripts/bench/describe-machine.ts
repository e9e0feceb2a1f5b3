import os from 'node:os';

/** One line; the load average shows whether other work ran at the same time. */
export function describeMachine(): string {
  const cores = os.cpus();
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GiB`;
  const model = cores[0]?.model.trim() ?? os.arch();
  const load = os.loadavg()[0]?.toFixed(1);
  return `${os.hostname()}: ${model}, ${cores.length} cores, ${memory}, ${os.platform()} ${os.release()}, Node ${process.versions.node}, load ${load} at the start`;
}
