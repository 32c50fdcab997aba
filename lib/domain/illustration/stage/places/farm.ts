import { fence } from '../buildings'
import { flowers, snowy, tree } from '../foliage'
import { earthColour, grassColour, ground, way } from '../ground'
import { across } from '../paint'
import { bar, box, clump, dab, fill, lens, many, oval, sheet, tones } from '../marks'
import type { Marks } from '../marks'
import { hills, sky } from '../sky'
import type { Stage } from '../stage'

function barn(S: Stage, x: number, y: number): Marks {
  const { T, p } = S
  const h = S.hand('barn')
  const [w, tall, d] = [290, 150, 0.26]
  const trim = snowy(S) ? T(p.snow, d, 0.2) : T('#f7efdf', d, 0)
  const silo = x + w + 14
  return [
    fill(box(silo, y - 280, 84, 284, h, 2), across(silo, silo + 98, S.sx < 0 ? [[0, T(p.stone, d, 0.7)], [1, T(p.stone, d, -0.6)]] : [[0, T(p.stone, d, -0.6)], [1, T(p.stone, d, 0.7)]])),
    fill(`M${silo - 4} ${y - 280}q46 -76 92 0z`, T(snowy(S) ? p.snow : p.roofCool, d, 0)), fill(many(6, (i) => lens(silo + 42, y - 240 + i * 42, 82, 5)), T(p.stone, d, -0.5)), S.cast(x + w / 2, y, 170),
    fill(sheet([[x, y], [x, y - tall], [x + 30, y - tall - 66], [x + w / 2, y - tall - 112], [x + w - 30, y - tall - 66], [x + w, y - tall], [x + w, y]], h, 2), T(p.accent, d, -0.1)),
    fill(many(11, (i) => bar(x + 12 + i * 22, y - tall + (i % 2) * 6, 3, tall - 8)), T(p.accent, d, -0.55)),
    fill(sheet([[x - 12, y - tall + 8], [x + 24, y - tall - 72], [x + w / 2, y - tall - 124], [x + w - 24, y - tall - 72], [x + w + 12, y - tall + 8], [x + w - 6, y - tall + 6], [x + w - 36, y - tall - 60], [x + w / 2, y - tall - 104], [x + 36, y - tall - 60], [x + 6, y - tall + 6]], h, 1), trim), snowy(S) ? fill(many(9, (i) => { const u = i / 8; const k = 1 - Math.abs(u - 0.5) * 2; return oval(x + w * u, y - tall - 2 - Math.min(k * 2.2, 1) * 66 - Math.max(0, k - 0.45) * 84, 26, 13) }), T(p.snow, d, 0.3)) : null,
    fill(box(x + 98, y - 92, 94, 94, h, 1), T('#f7efdf', d, -0.1)), fill(box(x + 104, y - 86, 40, 86, h, 1) + box(x + 147, y - 86, 40, 86, h, 1), T(p.accent, d, -0.5)),
    fill(box(x + 123, y - tall - 60, 44, 46, h, 1), T('#f7efdf', d, 0)), fill(box(x + 129, y - tall - 54, 32, 36, h, 1), S.row.lit ? '#ffd27a' : T('#4a3038', d, 0)),
  ]
}

function sheep(S: Stage, x: number, y: number, s: number): Marks {
  const h = S.hand(`sheep${x}`)
  const d = S.depthAt(y)
  return [
    S.cast(x, y, s * 0.8), fill(box(x - s * 0.5, y - s * 0.4, s * 0.1, s * 0.42, h, 0.5) + box(x + s * 0.36, y - s * 0.4, s * 0.1, s * 0.42, h, 0.5), S.T('#4a4048', d, 0)),
    fill(clump(x, y - s * 0.62, s * 0.75, s * 0.46, h, 9, 0.36), S.T('#f8f1e3', d, -0.2)), fill(clump(x + S.sx * 4, y - s * 0.74, s * 0.5, s * 0.28, h, 6, 0.4), S.T('#f8f1e3', d, 0.5)),
    fill(oval(x - s * 0.78, y - s * 0.72, s * 0.22, s * 0.26), S.T('#4a4048', d, 0)), fill(dab(x - s * 0.66, y - s * 0.82, s * 0.26, s * 0.08, 20), S.T('#4a4048', d, 0.3)),
  ]
}

function wheat(S: Stage, x: number, w: number): Marks {
  const h = S.hand(`wheat${x}`)
  const q = tones()
  for (let i = 0; i < Math.round(w / 11); i++) {
    const [px, tall, a] = [x + h.about(w / 2), h.between(90, 190), -90 + h.about(9) + S.lean * 16]
    const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
    q.put(0, dab(px, 1030, tall, 2.4, a))
    for (let j = 0; j < 5; j++) q.put(1 + (j & 1), dab(px + c * (tall - j * 9), 1030 + s * (tall - j * 9), 20, 5, a - 32) + dab(px + c * (tall - j * 9), 1030 + s * (tall - j * 9), 20, 5, a + 32))
  }
  const c = S.p.companion
  return [fill(q.get(0), S.T(c, -0.32, -0.4)), fill(q.get(1), S.T(c, -0.28, -0.2)), fill(q.get(2), S.T(c, -0.16, 0.1))]
}

export function farm(S: Stage): void {
  const { T, p, H } = S
  sky(S)
  const fields = [[0.9, -60, 50, p.leafDeep, 10], [0.72, -14, 36, p.companion, 0], [0.6, 20, 26, p.leaf, 12], [0.48, 62, 22, p.grass, 0]] as const
  fields.forEach(([d, dy, amp, colour, trees], i) => {
    const c = snowy(S) ? p.snow : colour
    const { marks, at } = hills(S, `farm${i}`, H + dy, amp, c, d, { trees, treeSize: 12, tilt: i % 2 ? -26 : 26 })
    S.add(d, marks)
    if (i % 2) S.add(d, fill(many(13, (k) => {
      const x = 90 + k * 70
      const run = (x - 500) * 0.36
      return `M${x} ${Math.round(at(x) + 4)}q${Math.round((x - 500) * 0.1)} 30 ${Math.round(run)} 80l9 0q${Math.round(-(x - 500) * 0.2 - 4)} -40 ${Math.round(-run - 6)} -80z`
    }), T(c, d, -0.45), 0.6))
  })
  ground(S, grassColour(S))
  way(S, earthColour(S, p.path), { x0: 610, y0: S.gy(0.5), x1: 380, phase: 2 })
  S.add(0.4, barn(S, 625, S.gy(0.6)))
  S.add(0.34, sheep(S, 250, S.gy(0.62), 34), sheep(S, 340, S.gy(0.56), 27), sheep(S, 420, S.gy(0.66), 36))
  S.add(0.2, tree(S, 90, S.gy(0.78), 400, 'oak', 'fo'), fence(S, -40, 210, S.gy(0.86), 74, p.wood, 'ff'))
  S.add(0.14, flowers(S, 600, 1050, S.gy(0.85), S.gy(1.3), 20, [p.accent, p.bloom, p.companion], 'f', 1.1))
  S.add(-0.3, wheat(S, 50, 260), wheat(S, 970, 160))
}
