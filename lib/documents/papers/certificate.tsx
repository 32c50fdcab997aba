import { Image as Picture, View } from '@react-pdf/renderer'
import { COLOURS } from '../pdf/paper'
import type { CertificatePaper } from './papers'
import { Brand, MEASURE, Sheet, Words } from './parts'
import type { Setting } from './type-setting'

const PAD = 22
const SHORT_MESSAGE = 120

/** A bought story as a sheet to print and hand over. */
export function Certificate({
  setting,
  certificate,
  picture,
}: {
  setting: Setting
  certificate: CertificatePaper
  picture: Buffer
}) {
  const { to, message, from, codeLabel, code, notes } = certificate
  return (
    <Sheet title={to} language={certificate.language}>
      <Brand setting={setting} />
      <Picture
        src={{ data: picture, format: 'png' }}
        style={{ width: MEASURE, height: (MEASURE * 2) / 3, marginTop: 14 }}
      />
      <Words setting={setting} style="title" size={24} space={22}>
        {to}
      </Words>
      {message !== '' && (
        <Words setting={setting} size={message.length > SHORT_MESSAGE ? 13 : 16} space={8}>
          {message}
        </Words>
      )}
      <Words setting={setting} style="title" size={14} space={10}>
        {from}
      </Words>
      <View wrap={false} style={{ marginTop: 20, padding: PAD, paddingVertical: 14, backgroundColor: COLOURS.sun }}>
        <Words setting={setting} width={MEASURE - 2 * PAD}>
          {codeLabel}
        </Words>
        <Words setting={setting} style="title" size={28}>
          {code}
        </Words>
      </View>
      <View style={{ marginTop: 14 }}>
        {notes.map((note) => (
          <Words key={note} setting={setting} space={3}>
            {note}
          </Words>
        ))}
      </View>
    </Sheet>
  )
}
