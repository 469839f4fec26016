import { z } from 'zod';
import { INVITATION_SOURCES } from './invitation-sources.ts';

/** PUT /api/friends/settings. */
export const friendsSettingsSchema = z.strictObject({
  /** Whether others do not see that the caller is here. */
  isPresenceHidden: z.boolean(),
  /** Who may invite the caller to tables. */
  invitedBy: z.enum(INVITATION_SOURCES),
});
/** POST /api/tables/:id/invite. */
export const invitePersonSchema = z.strictObject({ person: z.string().max(64) });

export type FriendsSettings = z.infer<typeof friendsSettingsSchema>;
