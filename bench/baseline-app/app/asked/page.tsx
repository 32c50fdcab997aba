import pg from 'pg'

export const dynamic = 'force-dynamic'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] })

/** The least of a page that is made for each request from one row. */
export default async function Page() {
  const { rows } = await pool.query<{ title: string }>('SELECT title FROM stories LIMIT 1')
  return <h1>{rows[0]?.title}</h1>
}
