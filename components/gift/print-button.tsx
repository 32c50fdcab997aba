'use client'
import { Button } from '@/components/ui/button'

export const PrintButton = ({ text }: { text: string }) => <Button onClick={() => window.print()}>{text}</Button>
