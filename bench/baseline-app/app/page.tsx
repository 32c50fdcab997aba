/** The least that Next.js can serve: what every page of the site is measured against. */
export default function Page() {
  return <h1>Floor</h1>
}
