'use client'
import { DayField, DedicationField, HomeField, PlaceField } from './setting-fields'

/** What the longer form asks too, for whoever wants it here. */
export default function DetailFields() {
  return (
    <>
      <DayField />
      <PlaceField />
      <HomeField />
      <DedicationField />
    </>
  )
}
