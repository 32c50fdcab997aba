/** Work that can wait, one piece after another: each once nobody has asked for `quiet` ms, or once it has waited for `patience` ms. A process that ends doesn't wait for it. */
export function inQuiet(wait: { quiet: number; patience: number }): {
  /** Somebody asks now. */
  asked(): void
  /** `work` calls `done` once, whether it went well or not, and not before it returns. */
  later(work: (done: () => void) => void): void
}
