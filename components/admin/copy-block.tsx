import { CopyButton } from '@/components/site/copy-button'

interface CopyBlockProps {
  /** What the text is, for screen readers. */
  label: string
  value: string
  copy: string
  copied: string
}

/** A long text to copy, which scrolls in its frame. */
export const CopyBlock = ({ label, value, copy, copied }: CopyBlockProps) => (
  <div className="grid grid-cols-1 justify-items-start gap-3">
    <pre
      className="font-mono max-h-120 w-full overflow-auto bg-paper-2 px-3.5 py-3 text-xs leading-[1.5] font-normal wrap-anywhere whitespace-pre-wrap"
      dir="auto"
      role="group"
      tabIndex={0}
      aria-label={label}
    >
      {value}
    </pre>
    <CopyButton value={value} text={copy} done={copied} />
  </div>
)
