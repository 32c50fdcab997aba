import { View } from '@react-pdf/renderer'
import { COLOURS } from '../pdf/paper'
import type { InvoicePaper } from './papers'
import { Brand, MEASURE, Row, Sheet, Words } from './parts'
import type { Setting } from './type-setting'

const QUANTITY = 70
const AMOUNT = 110
const ITEM = MEASURE - QUANTITY - AMOUNT

const Party = ({ setting, party: { label, lines } }: { setting: Setting; party: InvoicePaper['seller'] }) => (
  <View style={{ width: MEASURE / 2, paddingRight: setting.rtl ? 0 : 18, paddingLeft: setting.rtl ? 18 : 0 }}>
    <Words setting={setting} size={9.5} colour={COLOURS.soft}>
      {label}
    </Words>
    {lines.map((line, at) => (
      <Words key={at} setting={setting} width={MEASURE / 2 - 18}>
        {line}
      </Words>
    ))}
  </View>
)

interface LineProps {
  setting: Setting
  cells: readonly [item: string, quantity: string, amount: string]
  head?: boolean
}
const Line = ({ setting, cells: [item, quantity, amount], head = false }: LineProps) => {
  const look = { setting, ...(head ? { size: 9.5, colour: COLOURS.soft } : {}) }
  return (
    <View
      style={{
        borderBottomWidth: head ? 1.5 : 0.75,
        borderBottomColor: head ? COLOURS.ink : COLOURS.edge,
        paddingVertical: 6,
      }}
    >
      <Row setting={setting}>
        <View style={{ width: ITEM }}>
          <Words {...look} width={ITEM}>
            {item}
          </Words>
        </View>
        <View style={{ width: QUANTITY }}>
          <Words {...look} align="end">
            {quantity}
          </Words>
        </View>
        <View style={{ width: AMOUNT }}>
          <Words {...look} align="end">
            {amount}
          </Words>
        </View>
      </Row>
    </View>
  )
}

export function Invoice({ setting, invoice }: { setting: Setting; invoice: InvoicePaper }) {
  const { title, subtitle, seller, buyer, facts, columns, items, sums, notes } = invoice
  return (
    <Sheet title={title} language={invoice.language}>
      <Brand setting={setting} />
      <Words setting={setting} style="title" size={24} space={22}>
        {title}
      </Words>
      {subtitle !== '' && (
        <Words setting={setting} colour={COLOURS.soft} space={5}>
          {subtitle}
        </Words>
      )}
      <Row setting={setting} space={22}>
        <Party setting={setting} party={seller} />
        <Party setting={setting} party={buyer} />
      </Row>
      <View style={{ marginTop: 20 }}>
        {facts.map(([label, value]) => (
          <Row key={label} setting={setting}>
            <View style={{ width: 150 }}>
              <Words setting={setting} colour={COLOURS.soft} width={150}>
                {label}
              </Words>
            </View>
            <View style={{ width: MEASURE - 150 }}>
              <Words setting={setting}>{value}</Words>
            </View>
          </Row>
        ))}
      </View>
      <View style={{ marginTop: 24 }}>
        <Line setting={setting} cells={columns} head />
        {items.map((cells, at) => (
          <Line key={at} setting={setting} cells={cells} />
        ))}
      </View>
      <View style={{ marginTop: 10 }}>
        {sums.map(([label, value], at) => (
          <Row key={label} setting={setting} space={3}>
            <View style={{ width: MEASURE - AMOUNT }}>
              <Words
                setting={setting}
                align="end"
                {...(at === 0 ? { style: 'title', size: 13 } : { colour: COLOURS.soft })}
              >
                {label}
              </Words>
            </View>
            <View style={{ width: AMOUNT }}>
              <Words
                setting={setting}
                align="end"
                {...(at === 0 ? { style: 'title', size: 13 } : { colour: COLOURS.soft })}
              >
                {value}
              </Words>
            </View>
          </Row>
        ))}
      </View>
      <View style={{ marginTop: 30 }}>
        {notes.map((note) => (
          <Words key={note} setting={setting} size={9.5} colour={COLOURS.soft} space={4}>
            {note}
          </Words>
        ))}
      </View>
    </Sheet>
  )
}
