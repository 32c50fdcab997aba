import { Alert, AlertTitle } from '@/components/ui/alert'

/** Says which settings a page lacks, and how they are set. */
export const MissingSettings = ({ title, children }: { title: string; children: string }) => (
  <Alert className="mb-5.5">
    <AlertTitle>{title}</AlertTitle>
    <p>{children}</p>
  </Alert>
)
