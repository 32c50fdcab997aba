/** Alive: the process answers. Never asks the database, whose failure is no reason to restart this process. */
export const dynamic = 'force-dynamic'

export const GET = () => new Response('ok', { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })
