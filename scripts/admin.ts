// `npm run admin -- create|reset NAME`: an administrator's account, from the machine itself. Works beside a server
// that runs.
import { createAdmin, resetAdmin, USERNAME } from '@/lib/server/admin/manage-admins'
import { connect } from '@/lib/platform/db/client'
import { migrateDatabase, openDatabase } from './database'
import { loadSettings } from './build-steps'

const ACTS = {
  create: {
    act: createAdmin,
    done: 'made',
    not: 'There is an administrator of this name already. For a new password: npm run admin -- reset',
  },
  reset: {
    act: resetAdmin,
    done: 'has a new password and no second factor, and every session of the old one has ended',
    not: 'There is no administrator of this name. To make one: npm run admin -- create',
  },
} as const

const [what = '', username = '', ...more] = process.argv.slice(2)
const chosen = what === 'create' || what === 'reset' ? ACTS[what] : undefined
if (!chosen || !USERNAME.test(username) || more.length > 0) {
  console.error(
    'npm run admin -- create NAME   or   npm run admin -- reset NAME\nA name has 2 to 60 letters, digits and . _ @ -',
  )
  process.exit(1)
}

loadSettings()
const database = await openDatabase()
await migrateDatabase(database)
const db = connect(database.url, { pool: 1 })
try {
  const password = await chosen.act(db, { username, now: new Date() })
  if (password === null) {
    console.error(`${chosen.not} ${username}`)
    process.exitCode = 1
  } else {
    console.log(
      `${username} ${chosen.done}.\nPassword: ${password}\nIt is stored as a hash only: this is the one time it is shown.`,
    )
  }
} finally {
  await db.$disconnect()
  await database.release()
}
