// npm run migrate    run as the database's owner: applies pending migrations and grants SERVICE_ROLE its rights
import { openDbForChecks } from '#server/db/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { grantService, refuseUnknownRole } from '#server/db/service-role.ts'
import { identityOfProgram } from '#server/keys/identity.ts'
import { program } from './program.ts'
import { readPlace } from '#server/settings.ts'

const run = async (): Promise<string> => {
  const { SERVICE_ROLE: role } = process.env
  const settings = readPlace(process.env)
  if (!settings.DATABASE_URL) throw new Error('DATABASE_URL is missing: the embedded database has one role.')
  const db = await openDbForChecks(settings)
  try {
    if (role) await refuseUnknownRole(db, role)
    const applied = await migrate(db, identityOfProgram(settings))
    if (role) await grantService(db, role)
    const done = applied.length === 0 ? 'Nothing was due.' : `Applied: ${applied.join(', ')}.`
    return role ? `${done} ${role} has the rights of the service, and no more.` : done
  } finally {
    await db.close()
  }
}

program(run)
