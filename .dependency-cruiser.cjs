// Who may import whom (docs/architecture.md), as an allow-list: whatever is not allowed here is an error.
// `scripts/import-rules.test.ts` breaks each rule once and expects it to be reported.
const own = '^(app|components|lib|e2e|bench|prisma|scripts|server)/|^(middleware|instrumentation|server)\\.ts$'
const npm = '^node_modules/'
/** Components that every screen may use. All other folders of `components/` are features, which don't import each other. */
const sharedComponents = 'ui|illustration|site|forms|story-preview|entitlement'
const between = (from, ...to) => ({ from: { path: from }, to: { path: to } })

/** Packages with one home. A package not named here may be imported by any room that may import packages. */
const homes = [
  [
    'prisma',
    'node_modules/(@prisma|prisma)/|lib/platform/db/generated',
    '^(lib/(platform|server)|prisma|e2e|bench|scripts)/|^prisma\\.config\\.ts$',
  ],
  ['vendor-sdks', 'node_modules/(stripe|@anthropic-ai/sdk|next-auth|nodemailer)/', '^(lib/platform|e2e)/'],
  [
    'voice',
    'node_modules/(@echogarden|@bjorn3|wasm-media-encoders)/',
    '^(lib/(documents|browser/recording)|e2e/fixtures)/',
  ],
  ['pdfkit', 'node_modules/(pdfkit|fontkit|bidi-js|@react-pdf)/', '^lib/documents/'],
]

module.exports = {
  allowedSeverity: 'error',
  allowed: [
    between('^lib/domain/', '^lib/domain/', 'node_modules/zod/'),
    between('^lib/domain/.*\\.test\\.tsx?$', own, npm),
    between('^lib/platform/', '^lib/(platform|domain)/', npm),
    // Mails are written in the languages of the shop, from its messages.
    between('^lib/server/', '^lib/(server|domain|platform|i18n)/', '^lib/paths\\.ts$', '^messages/', npm),
    between('^lib/documents/', '^lib/(documents|domain)/', npm),
    between('^lib/http/', '^lib/(http|platform|domain|i18n)/', '^lib/paths\\.ts$', '^messages/', npm),
    between('^lib/i18n/', '^lib/(i18n|domain)/', '^lib/paths\\.ts$', '^messages/', npm),
    between('^lib/browser/', '^lib/(browser|domain)/', npm),
    between('^lib/paths\\.ts$', '^lib/domain/'),
    between(
      '^components/',
      '^components/',
      '^lib/(domain|i18n|browser)/',
      '^lib/paths\\.ts$',
      '^lib/http/(client|endpoints|opening-endpoints)\\.ts$',
      npm,
    ),
    between('^app/', '^(app|components)/', '^lib/', '^messages/', npm),
    between(
      '^middleware\\.ts$',
      '^lib/(i18n|domain)/',
      '^lib/(paths|http/content-security-policy)\\.ts$',
      '^components/site/pre-paint-script\\.tsx$',
      npm,
    ),
    // The HTTP server knows the platform and what requests are, and no use case.
    between('^server\\.ts$', '^server/', '^lib/platform/', npm),
    between('^server/', '^server/', '^lib/(platform|domain|http)/', '^lib/paths\\.ts$', npm),
    between('^instrumentation\\.ts$', '^lib/', npm),
    between('^(scripts|bench|prisma)/', own, npm),
    between('^e2e/', own, npm, '^messages/'),
    // A test may reach the fixtures and whatever it tests with.
    between('\\.test\\.tsx?$', own, npm, '^messages/'),
    // Node's own modules, where there is a server to run them.
    {
      from: {
        path: '^(lib/(platform|server|documents|http)|app/api|scripts|bench|prisma|e2e|server)/|^(instrumentation|server)\\.ts$|\\.test\\.tsx?$|^[^/]+\\.config\\.(mjs|ts)$',
      },
      to: { dependencyTypes: ['core'] },
    },
    // Configuration in the root.
    between('^[^/]+\\.(config\\.(mjs|ts)|setup\\.ts|d\\.ts)$', own, npm, '^messages/'),
  ],
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...homes.map(([name, path, home]) => ({
      name,
      severity: 'error',
      from: { path: own, pathNot: `${home}|\\.test\\.tsx?$` },
      to: { path },
    })),
    {
      name: 'author-behind-the-form',
      comment:
        'Of the author the browser loads only the preview, and only from the creation screen. The two screens are ' +
        'rendered on the server, and say which stories are written in which language.',
      severity: 'error',
      from: {
        path: '^components/',
        pathNot: '\\.test\\.tsx?$|^components/create/(create-screen|extended-form/extended-form-screen)\\.tsx$',
      },
      to: { path: '^lib/domain/author/', pathNot: '^lib/domain/author/preview\\.ts$' },
    },
    {
      name: 'author-from-preview-only',
      severity: 'error',
      from: { path: '^components/', pathNot: '^components/(create|story-preview)/|\\.test\\.tsx?$' },
      to: { path: '^lib/domain/author/' },
    },
    {
      name: 'features-apart',
      comment:
        'What two features need gets a room of its own: components/forms, story-preview, entitlement, or lib/browser.',
      severity: 'error',
      from: { path: '^components/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^components/', pathNot: `^components/(${sharedComponents}|$1)/` },
    },
    {
      name: 'domain-takes-no-node',
      severity: 'error',
      from: { path: '^lib/domain/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules|lib/platform/db/generated' },
    exclude: { path: '\\.next/|/build/|\\.css$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
}
