// Work that can wait, one piece after another: each once nobody has asked for `quiet` ms, or once it has waited for `patience` ms.
export function inQuiet({ quiet, patience }) {
  const waiting = []
  let asked = performance.now()
  const next = () => {
    const [first] = waiting
    if (!first) return
    const wait = Math.min(asked + quiet, first.since + patience) - performance.now()
    if (wait > 0) setTimeout(next, Math.ceil(wait)).unref()
    else {
      first.work(() => {
        waiting.shift()
        next()
      })
    }
  }
  return {
    asked() {
      asked = performance.now()
    },
    later(work) {
      if (waiting.push({ since: performance.now(), work }) === 1) next()
    },
  }
}
