// Steps a process's clock, as an administrator or a wrong time server would: loaded before a process of a drill
// (`node --import`). The file DRILL_CLOCK holds by how many milliseconds. Timers go on evenly, as the system's do.
import { readFileSync } from 'node:fs'

const RealDate = Date
let offset = 0
const read = () => {
  offset = Number(readFileSync(process.env.DRILL_CLOCK, 'utf8')) || 0
}
read()
setInterval(read, 50).unref()

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset)
    else super(...given)
  }
  static now() {
    return RealDate.now() + offset
  }
}
