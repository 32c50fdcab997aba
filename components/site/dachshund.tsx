import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

type Drawing = Omit<ComponentProps<'svg'>, 'viewBox' | 'children'>

const COAT = '#9d4c26'
const LIGHT = '#b8632f'
const DARK = '#74341a'
const INK = '#12313a'

// Elements, not components: what a page shows several times is then sent to the browser once.
const TAIL = <path d="M36 60C22 50 12 34 14 9C14.5 4 19.5 4 20 9C21 29 29 41 44 47Z" fill={COAT} />
const FAR_LEG = (
  <path d="M104 72C104 82 101 90 98 94C97 97 98 99 99 99H110C111 96 109 94 110 92C113 86 116 80 118 72Z" fill={DARK} />
)
const NEAR_LEG = (
  <path
    d="M118 68C122 80 126 88 129 93C130 96 129 98 127 99H140C142 95 138 93 136 90C133 84 135 76 138 66Z"
    fill={COAT}
  />
)
const COLLAR = (
  <>
    <path d="M125 52C131 59 140 61 147 57L146 63C138 67 128 64 122 58Z" fill="#f8ca45" />
    <circle cx="142" cy="67" r="4.2" fill="#e8603c" />
  </>
)

const HEAD = (
  <>
    <path
      d="M127 44C123 24 136 9 151 10C161 11 166 18 169 26C177 27 182 31 181 36C180 42 172 45 161 46C155 55 139 60 130 54Z"
      fill={COAT}
    />
    <path
      d="M139 14C145 9 155 9 161 15C165 19 167 23 169 26C173 26.5 177 28 179.5 30C170 31 160 30 155 25C150 20 145 16 139 14Z"
      fill={LIGHT}
    />
    <path d="M163 45.5C164 52 171 53 172.5 44.5C169.5 45.3 166 45.7 163 45.5Z" fill="#e8603c" />
    <path
      d="M161 40.5C167 42.5 173 41.5 177.5 38.5"
      fill="none"
      stroke={DARK}
      strokeWidth="1.6"
      strokeLinecap="round"
    />
    <path
      d="M137 17C127 20 121 38 125 52C127 60 139 60 143 49C147 38 148 24 144 18C142 15.5 139.5 16 137 17Z"
      fill={DARK}
    />
    <circle cx="156.5" cy="24" r="2.7" fill={INK} />
    <circle cx="157.5" cy="23.1" r=".9" fill="#fff" />
    <ellipse cx="179" cy="32.5" rx="3.7" ry="3" fill={INK} />
  </>
)

const WALKING = (
  <>
    <path d="M54 70C58 80 62 88 66 93C67 96 66 98 64 99H76C78 95 74 93 72 90C68 84 68 78 68 70Z" fill={DARK} />
    {FAR_LEG}
    {TAIL}
    <path
      d="M27 63C25 49 35 42.5 49 43C72 44 98 47 116 40C132 34 143 44 141 59C139 76 127 82 111 81.5C90 84 62 84 47 82C33 81 28 75 27 63Z"
      fill={COAT}
    />
    <path
      d="M36 47C41 43.5 46 43 52 43C74 44 98 47 116 40C112 48 96 53 74 52C58 51.5 44 52 34 57C33 52 34 49 36 47Z"
      fill={LIGHT}
    />
    <path
      d="M30 66C26 78 30 86 24 94C22 97 23 99 25 99H37C38 96 37 94 38 92C42 86 52 84 56 76C58 66 44 56 30 66Z"
      fill={COAT}
    />
    {NEAR_LEG}
    {HEAD}
    {COLLAR}
  </>
)

/** The shop's dachshund on a walk. */
export const WalkingDachshund = (props: Drawing) => (
  <svg viewBox="0 0 186 104" aria-hidden="true" focusable="false" {...props}>
    {WALKING}
  </svg>
)

/** The same dachshund asleep, its chin on the ground. */
export function SleepingDachshund({ className, ...rest }: Drawing) {
  return (
    <svg
      viewBox="0 0 214 74"
      aria-hidden="true"
      focusable="false"
      data-foot-dog="none"
      className={cn('max-w-full', className)}
      {...rest}
    >
      <path d="M30 62C14 66 4 60 3 50C3 46 8 45 9 49C11 55 20 57 32 52Z" fill={COAT} />
      <path
        d="M22 58C20 36 42 28 66 29C98 30 122 30 142 34C160 38 164 52 160 66C158 70 152 71 146 71H44C30 71 23 68 22 58Z"
        fill={COAT}
      />
      <path
        d="M34 38C44 30 56 29 66 29C98 30 122 30 142 34C146 35 150 37 153 40C132 39 112 40 88 40C66 40 48 38 34 48C32 45 32 41 34 38Z"
        fill={LIGHT}
      />
      <path d="M30 60C30 48 46 44 58 50C66 55 66 66 58 71H42C34 71 30 67 30 60Z" fill={DARK} opacity=".55" />
      <path d="M52 71C54 65 62 63 76 65C81 66 82 71 77 71Z" fill={COAT} />
      <path d="M142 71C146 65 154 63 170 65C175 66 176 71 171 71Z" fill={DARK} />
      <path
        d="M142 56C140 38 152 28 166 29C177 30 183 39 187 47C197 48 206 52 206 60C206 68 198 71 186 71H160C149 71 143 66 142 56Z"
        fill={COAT}
      />
      <path
        d="M155 33C162 28 172 29 178 35C182 39 185 43 187 47C193 47.5 199 49.5 202.5 53C193 54 181 53 174 46C168 40 162 35 155 33Z"
        fill={LIGHT}
      />
      <path
        d="M152 35C142 40 138 58 145 67C150 72 160 69 162 58C164 48 163 38 159 35C157 33.5 154 34 152 35Z"
        fill={DARK}
      />
      <path d="M171 48C174 51.5 178.5 51.5 181 48.5" fill="none" stroke={INK} strokeWidth="2.2" strokeLinecap="round" />
      <path d="M183 64C189 66.5 196 66 201 62.5" fill="none" stroke={DARK} strokeWidth="1.8" strokeLinecap="round" />
      <ellipse cx="205" cy="55" rx="4" ry="3.3" fill={INK} />
    </svg>
  )
}

/** So long that its middle is out of sight: two halves, to stand on either side of something. */
export const DachshundTail = (props: Drawing) => (
  <svg viewBox="0 0 76 104" aria-hidden="true" focusable="false" {...props}>
    {TAIL}
    <path d="M27 63C25 49 35 42.5 49 43H76V83H58C54 83 50 82.5 47 82C33 81 28 75 27 63Z" fill={COAT} />
    <path d="M36 47C41 43.5 46 43 52 43H76V52H70C57 51.7 44 52 34 57C33 52 34 49 36 47Z" fill={LIGHT} />
    <path
      d="M30 66C26 78 30 86 24 94C22 97 23 99 25 99H37C38 96 37 94 38 92C42 86 52 84 56 76C58 66 44 56 30 66Z"
      fill={DARK}
      opacity=".5"
    />
    <path
      d="M30 66C26 78 30 86 28 94C27 97 27 99 29 99H41C42 96 41 94 42 92C45 86 54 84 58 76C58 66 44 56 30 66Z"
      fill={COAT}
    />
  </svg>
)

export const DachshundHead = (props: Drawing) => (
  <svg viewBox="96 0 90 104" aria-hidden="true" focusable="false" {...props}>
    {FAR_LEG}
    <path d="M96 43H108C111 42 114 41 116 40C132 34 143 44 141 59C139 76 127 82 111 81.5L96 83Z" fill={COAT} />
    <path d="M96 43H108C111 42 114 41 116 40C113 46 106 50 96 51.5Z" fill={LIGHT} />
    {NEAR_LEG}
    {HEAD}
    {COLLAR}
  </svg>
)
