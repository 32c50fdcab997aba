// Preloaded into the server. After a rewrite Next tells the browser's router the query that the rewrite itself wrote, which for ours is
// always nothing, though the page's own query was passed on. The router then takes /admin/orders?q=mila for the page it already shows.
// Left unsaid, it reads the query from the address, as it does without a rewrite.
import { ServerResponse } from 'node:http'

const HEADER = 'x-nextjs-rewritten-query'
const { setHeader } = ServerResponse.prototype

ServerResponse.prototype.setHeader = function (name, value) {
  return name === HEADER && value === '' ? this : setHeader.call(this, name, value)
}
