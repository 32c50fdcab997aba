import { Image as Picture, View } from '@react-pdf/renderer'
import { COLOURS } from '../pdf/paper'
import type { GuidePaper } from './papers'
import { ACCENT, Brand, MEASURE, Row, Sheet, Words } from './parts'
import type { Setting } from './type-setting'

const COVER = 132
const GAP = 22
const MARK = 24
const TEXT = MEASURE - MARK

type Section = GuidePaper['sections'][number]

/** A box to tick, or the number of a question. */
const Mark = ({ setting, kind, at }: { setting: Setting; kind: Section['kind']; at: number }) => (
  <View style={{ width: MARK, alignItems: setting.rtl ? 'flex-end' : 'flex-start' }}>
    {kind === 'questions' ? (
      <Words setting={setting} style="title" size={12} colour={ACCENT}>
        {String(at + 1)}
      </Words>
    ) : (
      <View
        style={{ width: 11, height: 11, marginTop: 3, borderWidth: 1, borderColor: COLOURS.ink, borderRadius: 2 }}
      />
    )}
  </View>
)

/** Room to write an answer. */
const Rule = () => <View style={{ height: 19, borderBottomWidth: 0.75, borderBottomColor: COLOURS.edge }} />

function Item({
  setting,
  kind,
  item,
  at,
}: {
  setting: Setting
  kind: Section['kind']
  item: Section['items'][number]
  at: number
}) {
  const { text, lead, options = [] } = item
  return (
    <Row setting={setting} space={kind === 'words' ? 5 : 8}>
      {kind !== 'words' && <Mark setting={setting} kind={kind} at={at} />}
      <View style={{ width: kind === 'words' ? MEASURE : TEXT }}>
        {lead !== undefined && (
          <Words setting={setting} style="title" size={11.5}>
            {lead}
          </Words>
        )}
        <Words setting={setting} width={TEXT}>
          {text}
        </Words>
        {options.map((option) => (
          <Words key={option} setting={setting} width={TEXT} colour={COLOURS.soft}>
            {`– ${option}`}
          </Words>
        ))}
        {kind === 'questions' && <Rule />}
      </View>
    </Row>
  )
}

/** A book's guide for whoever reads it aloud: words, questions, things to do. */
export function Guide({ setting, guide, cover }: { setting: Setting; guide: GuidePaper; cover: Buffer }) {
  const beside = MEASURE - COVER - GAP
  return (
    <Sheet title={`${guide.label}: ${guide.title}`} language={guide.language}>
      <Brand setting={setting} />
      <Row setting={setting} space={16}>
        <Picture src={{ data: cover, format: 'png' }} style={{ width: COVER, height: COVER }} />
        <View style={{ width: GAP }} />
        <View style={{ width: beside, justifyContent: 'center' }}>
          <Words setting={setting} colour={ACCENT} style="title" size={12}>
            {guide.label}
          </Words>
          <Words setting={setting} style="title" size={22} width={beside}>
            {guide.title}
          </Words>
          <Words setting={setting} width={beside} space={6}>
            {guide.lead}
          </Words>
        </View>
      </Row>
      {guide.sections.map(({ title, kind, items }) => (
        <View key={title} style={{ marginTop: 20 }}>
          {items.map((item, at) => (
            // A heading never stands alone at the foot of a page.
            <View key={at} wrap={false}>
              {at === 0 && (
                <View style={{ borderBottomWidth: 1.5, borderBottomColor: COLOURS.sun, paddingBottom: 3 }}>
                  <Words setting={setting} style="title" size={15}>
                    {title}
                  </Words>
                </View>
              )}
              <Item setting={setting} kind={kind} item={item} at={at} />
            </View>
          ))}
        </View>
      ))}
    </Sheet>
  )
}
