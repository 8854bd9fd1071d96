import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { searchOf, text } from '#src/lib/search.ts'
import { PersonalInfo } from '#src/screens/profile/PersonalInfo.tsx'
import { afterPersonalInfo, personalInfoHeading } from '#src/screens/profile/after-personal-info.ts'

const Page = () => {
  const { type, gameType } = Route.useSearch()
  const { user } = useUser()
  const router = useRouter()
  if (!user) return null
  return (
    <div className="w-full max-w-md">
      <PersonalInfo
        user={user}
        heading={personalInfoHeading(type)}
        onSaved={hasPin =>
          router.history.push(
            afterPersonalInfo({ hasPin, ...(type ? { type } : {}), ...(gameType ? { gameType } : {}) }),
          )
        }
      />
    </div>
  )
}

export const Route = createFileRoute('/_protected/user/personal-info')({
  validateSearch: searchOf({ type: text, gameType: text }),
  component: Page,
})
