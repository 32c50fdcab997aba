// Ends with 0 while the web process of this container answers.
const { PORT = '3000' } = process.env
const answers = await fetch(`http://127.0.0.1:${PORT}/healthz`).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(answers ? 0 : 1)
