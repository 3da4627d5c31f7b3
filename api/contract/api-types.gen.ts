/** Generated from the API by `npm run openapi -w api`. Do not edit. */
export interface paths {
    "/api/admin/checks/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send yourself a test mail
         * @description It goes straight to the mail server, whose answer is told. Ten in an hour at most.
         *
         *     For admins.
         */
        post: operations["Checks.checkMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/checks/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try the file storage
         * @description Writes, reads and deletes a small file. Sixty times in an hour at most.
         *
         *     For admins.
         */
        post: operations["Checks.checkStorage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answer with the venue’s own words
         * @description By which a phone tells the venue from a captive portal.
         *
         *     For everyone, signed in or not.
         */
        get: operations["Health.ping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whether the process runs
         * @description 503 from the moment it is told to stop, so that a proxy turns elsewhere.
         *
         *     For everyone, signed in or not.
         */
        get: operations["Health.live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whether the process can serve
         * @description 503 while the database or the file storage is away, or the process is about to stop.
         *
         *     For everyone, signed in or not.
         */
        get: operations["Health.ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show who is signed in
         * @description For everyone who is signed in.
         */
        get: operations["Auth.me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account and sign in
         * @description A customer is enrolled in the loyalty programme, an artist gets a profile to fill in. A mail asks to verify the address.
         *
         *     For everyone, signed in or not.
         */
        post: operations["Auth.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a username or e-mail
         * @description The answer is the same for an unknown account, a wrong password and a blocked account.
         *
         *     For everyone, signed in or not.
         */
        post: operations["Auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session that the request carries
         * @description Without one there is nothing to end, and the answer is the same.
         *
         *     For everyone, signed in or not.
         */
        post: operations["Auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your name and e-mail
         * @description A mail asks the new address to confirm before loyalty follows it; a mail to the old one can take the change back.
         *
         *     For everyone who is signed in.
         */
        put: operations["Account.updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your password
         * @description Ends the account’s sessions on all other devices.
         *
         *     For everyone who is signed in.
         */
        put: operations["Account.changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description For everyone, signed in or not.
         */
        post: operations["Account.forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password by a link
         * @description Ends every session and every other link of the account, but for those that take a change of address back.
         *
         *     For everyone, signed in or not.
         */
        post: operations["Account.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address by a link
         * @description What was collected with the address at the door joins the account.
         *
         *     For everyone, signed in or not.
         */
        post: operations["Account.verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send another link to confirm your e-mail
         * @description For everyone who is signed in.
         */
        post: operations["Account.resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the devices on which you are signed in
         * @description The one that asks first, then at most 100 others, by when they were seen last.
         *
         *     For everyone who is signed in.
         */
        get: operations["OwnSessions.find"];
        put?: never;
        post?: never;
        /**
         * Sign out on all your other devices
         * @description At once; the session that asks stays. Again it changes nothing.
         *
         *     For everyone who is signed in.
         */
        delete: operations["OwnSessions.endOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out on one of your devices
         * @description At once. A session that has ended already is answered the same.
         *
         *     For everyone who is signed in.
         */
        delete: operations["OwnSessions.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/profile-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set your profile image
         * @description For everyone who is signed in.
         */
        post: operations["ProfileImage.replace"];
        /**
         * Remove your profile image
         * @description For everyone who is signed in.
         */
        delete: operations["ProfileImage.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/venue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the venue
         * @description For everyone, signed in or not. An API token needs the scope `programme:read`.
         */
        get: operations["Venue.find"];
        /**
         * Change the venue’s settings
         * @description For admins.
         */
        put: operations["Venue.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/venue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the venue’s settings
         * @description For admins.
         */
        get: operations["Venue.findSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/venue/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a logo for the settings to name
         * @description One that the settings do not name is removed after a day.
         *
         *     For admins.
         */
        post: operations["Venue.keepLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manifest.webmanifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the manifest of the venue’s app
         * @description For everyone, signed in or not.
         */
        get: operations["VenueApp.manifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch an icon or a start picture of the venue’s app
         * @description By the name that the manifest or a page gives; without a version in it, that of today’s logo.
         *
         *     For everyone, signed in or not.
         */
        get: operations["VenueApp.picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the event types
         * @description For everyone, signed in or not. An API token needs the scope `programme:read`.
         */
        get: operations["EventTypes.findAll"];
        put?: never;
        /**
         * Add an event type
         * @description For admins.
         */
        post: operations["EventTypes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an event type
         * @description A new name is given to all its events. A description that is left out stays.
         *
         *     For admins.
         */
        put: operations["EventTypes.update"];
        post?: never;
        /**
         * Delete an event type
         * @description Its events keep the name, and wait for another type.
         *
         *     For admins.
         */
        delete: operations["EventTypes.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-types/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the events of a type
         * @description Past ones included.
         *
         *     For admins.
         */
        get: operations["EventTypes.findUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the nights of a series
         * @description All of them or none.
         *
         *     For admins.
         */
        post: operations["EventSeries.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/series-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an event, and others of its series
         * @description All of them or none. Others get what differs at this event, where they were not changed alone; dates move by as many days. `If-Match` is about this event.
         *
         *     For admins.
         */
        post: operations["SeriesChange.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/series-changes/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a change of a series would come to
         * @description Changes nothing.
         *
         *     For admins.
         */
        post: operations["SeriesChange.previewChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/series-deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an event, and others of its series
         * @description All of them or none. `If-Match` is about this event.
         *
         *     For admins.
         */
        post: operations["SeriesChange.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/series-deletions/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a deletion would take
         * @description Deletes nothing.
         *
         *     For admins.
         */
        post: operations["SeriesChange.previewDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series-changes/{key}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change or deletion of a series
         * @description For a minute, all of it or nothing. Asked again, it answers the same.
         *
         *     For admins.
         */
        post: operations["SeriesChange.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events
         * @description In the order of their dates. Without `from`, `to`, `order`, `limit` and `cursor`: the latest 1,000, and those before on the next page. `artistNotes` are there for admins and the acts, and for all when the venue shows them.
         *
         *     For everyone, signed in or not. An API token needs the scope `programme:read`.
         */
        get: operations["Events.findPage"];
        put?: never;
        /**
         * Add an event
         * @description For admins. An API token needs the scope `programme:write`.
         */
        post: operations["EventEditing.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture for an event to name
         * @description One that no event names is removed after a day.
         *
         *     For admins. An API token needs the scope `programme:write`.
         */
        post: operations["EventEditing.uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an event
         * @description `artistNotes` as in the list.
         *
         *     For everyone, signed in or not. An API token needs the scope `programme:read`.
         */
        get: operations["Events.findOne"];
        /**
         * Replace an event
         * @description An optional field that is left out keeps its value.
         *
         *     For admins. An API token needs the scope `programme:write`.
         */
        put: operations["EventEditing.replace"];
        post?: never;
        /**
         * Delete an event
         * @description With the last night of a series the series goes too.
         *
         *     For admins. An API token needs the scope `programme:write`.
         */
        delete: operations["EventEditing.delete"];
        options?: never;
        head?: never;
        /**
         * Change an event in part
         * @description Artists change `artistNotes` alone, of events they play.
         *
         *     For admins and artists. An API token needs the scope `programme:write`.
         */
        patch: operations["EventEditing.patch"];
        trace?: never;
    };
    "/api/artist-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations
         * @description For admins and artists. An API token needs the scope `requests:read`.
         */
        get: operations["Invitations.findPage"];
        put?: never;
        /**
         * Invite an artist to a date
         * @description The invitation is open for seven days. The artist gets a mail and, with a phone number, a text.
         *
         *     For admins.
         */
        post: operations["Invitations.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artist-invitations/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take an invitation back
         * @description The artist gets a mail.
         *
         *     For admins.
         */
        put: operations["Invitations.cancel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artist-invitations/{id}/respond": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or decline an invitation
         * @description Accepting puts the event on the calendar, or the artist on the bill of the event they were asked to join.
         *
         *     For artists.
         */
        put: operations["Invitations.respond"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the invitation of a link
         * @description For everyone, signed in or not.
         */
        get: operations["InvitationLinks.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{token}/respond": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline the invitation of a link
         * @description Accepting puts the event on the calendar.
         *
         *     For everyone, signed in or not.
         */
        post: operations["InvitationLinks.respond"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artist-availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the dates on which artists can play
         * @description For admins and artists.
         */
        get: operations["Availability.findPage"];
        put?: never;
        /**
         * Add a date to your availability
         * @description For artists.
         */
        post: operations["Availability.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artist-availability/repeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add dates to your availability by a rule
         * @description Dates that have an entry keep it.
         *
         *     For artists.
         */
        post: operations["Availability.repeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artist-availability/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an entry of your availability
         * @description `baseVersion` is the version that the change is based on; `current` of a clash is what is there.
         *
         *     For artists.
         */
        put: operations["Availability.replace"];
        post?: never;
        /**
         * Remove an entry of your availability
         * @description One that is gone already is no clash when `baseVersion` is sent.
         *
         *     For artists.
         */
        delete: operations["Availability.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the photos that staff manage
         * @description Public or not: uploads of staff, and what guests share of their check-ins.
         *
         *     For admins.
         */
        get: operations["GalleryAdmin.findPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-photos/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags of all photos
         * @description For admins.
         */
        get: operations["GalleryAdmin.findTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-photos/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many photos
         * @description At most 100: all of them, or none. Those deleted meanwhile are passed over; a repeat changes nothing.
         *
         *     For admins.
         */
        post: operations["GalleryAdmin.changeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a photo
         * @description For admins.
         */
        put: operations["GalleryAdmin.change"];
        post?: never;
        /**
         * Delete a photo
         * @description The proof of a check-in cannot be deleted, only taken down.
         *
         *     For admins.
         */
        delete: operations["GalleryAdmin.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-photos/{id}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a photo that looks like another
         * @description Nobody is asked about it again.
         *
         *     For admins.
         */
        post: operations["GalleryAdmin.keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-photos/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a photo of a show
         * @description Everyone uploads photos for check-ins, which are private; gallery photos are for admins. A photo that no check-in names is removed after a day.
         *
         *     For everyone, signed in or not.
         */
        post: operations["Photos.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the photos of the gallery
         * @description For everyone, signed in or not.
         */
        get: operations["Gallery.findPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-photos/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags of the gallery
         * @description For everyone, signed in or not.
         */
        get: operations["Gallery.findTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-photos/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events that have photos in the gallery
         * @description For everyone, signed in or not.
         */
        get: operations["Gallery.findEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a photo of the gallery
         * @description For everyone, signed in or not.
         */
        get: operations["Gallery.findOne"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-photos/{id}/neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the photos before and after one
         * @description For everyone, signed in or not.
         */
        get: operations["Gallery.findNeighbours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch a picture or a recording
         * @description By the name that other answers give. A photo that is not public is there only for admins and who uploaded it.
         *
         *     For everyone, signed in or not.
         */
        get: operations["Uploads.serve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photo-attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your check-ins
         * @description For everyone who is signed in.
         */
        get: operations["CheckIn.findOwn"];
        put?: never;
        /**
         * Check a guest in at a show
         * @description With a photo that was uploaded before. It opens two hours before the doors. Points are earned once per e-mail and event; a check-in that comes late is kept, and earns them when staff approve the photo. Before it opens, and 14 days after it closed, it is refused with `check-in.not-open`.
         *
         *     For everyone, signed in or not.
         */
        post: operations["CheckIn.record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/door/check-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a check-in by staff
         * @description It needs no review and is bound to no hours: what happened is recorded. `Idempotency-Key` is required.
         *
         *     For devices.
         */
        post: operations["DoorActs.checkIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/door/undos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a check-in of the night
         * @description Until noon after the show. Its points are taken back; the guest can be checked in again.
         *
         *     For devices.
         */
        post: operations["DoorActs.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/door/exits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that people left
         * @description For devices.
         */
        post: operations["DoorActs.exit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/door/refusals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a card was refused
         * @description For devices.
         */
        post: operations["DoorActs.refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/door/members/{id}/asked-rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rewards that a member asked for
         * @description For devices.
         */
        get: operations["DoorRewards.findAsked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/door/redemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over a reward at the door
         * @description Only what the member asked for. `Idempotency-Key` is required.
         *
         *     For devices.
         */
        post: operations["DoorRewards.handOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the check-ins that wait for review, or were reviewed
         * @description Those that wait come the oldest first, the others the newest first.
         *
         *     For admins.
         */
        get: operations["Verifications.findPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/verifications/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the check-ins that wait for review
         * @description For admins.
         */
        get: operations["Verifications.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/verifications/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review many check-ins
         * @description One that somebody else decided otherwise stays as it is, and is named.
         *
         *     For admins.
         */
        post: operations["Verifications.decideMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/verifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve or reject a check-in, or take either back
         * @description Points and the gallery follow.
         *
         *     For admins.
         */
        put: operations["Verifications.decide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artist-bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the proposals to artists
         * @description For admins and artists. An API token needs the scope `requests:read`.
         */
        get: operations["ArtistBookings.findPage"];
        put?: never;
        /**
         * Propose a date to an artist
         * @description The artist gets a mail.
         *
         *     For admins.
         */
        post: operations["ArtistBookings.propose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artist-bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer or confirm a proposal
         * @description The artist accepts or declines, and the admin gets a mail. An admin confirms what was accepted: its event is put on the calendar, and the artist gets a mail. It starts at eight when neither `time` nor the proposal says when.
         *
         *     For admins and artists.
         */
        put: operations["ArtistBookings.decide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests to book an artist
         * @description For admins. An API token needs the scope `requests:read`.
         */
        get: operations["BookingRequests.findPage"];
        put?: never;
        /**
         * Ask to book an artist
         * @description The artist gets a mail, and so does the person who asks.
         *
         *     For everyone, signed in or not.
         */
        post: operations["BookingRequests.ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve or reject a booking request, or mark it contacted
         * @description A verdict is mailed to the person who asked, and to the artist.
         *
         *     For admins.
         */
        put: operations["BookingRequests.decide"];
        post?: never;
        /**
         * Delete a booking request
         * @description For admins.
         */
        delete: operations["BookingRequests.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tables
         * @description For admins. An API token needs the scope `guests:read`.
         */
        get: operations["TableBookings.findPage"];
        put?: never;
        /**
         * Book a table at a show
         * @description It is held from now on, and waits for staff.
         *
         *     For everyone, signed in or not.
         */
        post: operations["TableBookings.book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm, decline or cancel a table
         * @description A guest with an e-mail gets a mail.
         *
         *     For admins.
         */
        put: operations["TableBookings.decide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artist-follows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the artists you follow
         * @description For admins and artists and users.
         */
        get: operations["ArtistFollows.findOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artist-follows/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Be told of an artist’s new shows
         * @description The key is a UUID made by who asks; it takes the wish back. By the account; without one by push message to the browser. Again it changes nothing.
         *
         *     For everyone, signed in or not.
         */
        put: operations["ArtistFollows.save"];
        post?: never;
        /**
         * Not follow an artist any more
         * @description Again it changes nothing.
         *
         *     For everyone, signed in or not.
         */
        delete: operations["ArtistFollows.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/show-reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shows you are reminded of
         * @description For admins and artists and users.
         */
        get: operations["ShowReminders.findOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/show-reminders/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Be reminded of a show on its day
         * @description The key is a UUID made by who asks; it takes the wish back. By the account; without one by push message to the browser, else by one email. Again it changes nothing.
         *
         *     For everyone, signed in or not.
         */
        put: operations["ShowReminders.save"];
        post?: never;
        /**
         * Not be reminded of a show
         * @description Again it changes nothing.
         *
         *     For everyone, signed in or not.
         */
        delete: operations["ShowReminders.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sms-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shows asked for by text message
         * @description For admins. An API token needs the scope `requests:read`.
         */
        get: operations["SmsRequests.findPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sms-requests/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the requests that nobody has seen
         * @description For admins.
         */
        get: operations["SmsRequests.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sms-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a request
         * @description For admins.
         */
        get: operations["SmsRequests.find"];
        put?: never;
        post?: never;
        /**
         * Delete a request
         * @description The event made of it stays.
         *
         *     For admins.
         */
        delete: operations["SmsRequests.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sms-requests/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark requests as seen
         * @description For admins.
         */
        put: operations["SmsRequests.see"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sms-requests/{id}/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an event of a request
         * @description Once: a second tap gets the event that is there. A sender with a phone gets a text when the show is scheduled, a minute later.
         *
         *     For admins.
         */
        post: operations["SmsRequests.makeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sms-requests/{id}/event/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo that an event was made of a request
         * @description For a minute, while nobody was told: the event goes, and the request is as it was. Asked again, it answers the same.
         *
         *     For admins.
         */
        post: operations["SmsRequests.undoEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sms-requests/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a doubtful request is
         * @description What it was before its sender’s last doubt, or what they most likely want. It then waits for the tap that makes its event. Sent again, it answers with the request as it is.
         *
         *     For admins.
         */
        post: operations["SmsRequests.decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sms/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a text message out
         * @description It is read as if a phone had sent it, and the event is made at once when nothing is in its way.
         *
         *     For admins.
         */
        post: operations["SmsTestForm.process"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sms/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell how the SMS provider is set up
         * @description For admins.
         */
        get: operations["SmsTestForm.describe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sms/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take in a text message from the SMS provider
         * @description Its signature proves the provider; no session is needed. A message that comes twice is taken once.
         *
         *     For everyone, signed in or not.
         */
        post: operations["SmsWebhook.receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/door/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the paired tablets
         * @description For admins.
         */
        get: operations["Devices.findAll"];
        put?: never;
        /**
         * Pair a tablet with the door
         * @description The token is its own session from now on, and reaches the door alone.
         *
         *     For admins.
         */
        post: operations["Devices.pair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/door/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a paired tablet
         * @description Its session ends at once; what it keeps it wipes at its next contact.
         *
         *     For admins.
         */
        delete: operations["Devices.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/door/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the tablet that asks, and who may work at it
         * @description For devices.
         */
        get: operations["Devices.findOwn"];
        put?: never;
        post?: never;
        /**
         * Unpair the tablet that asks
         * @description For devices.
         */
        delete: operations["Devices.unpair"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/door/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the list of tonight, or what of it changed
         * @description With `wait` the answer comes with the next change, or after that many seconds. Rows may come again; each replaces the one before it.
         *
         *     For devices.
         */
        get: operations["DoorList.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/door/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a night at the door
         * @description People and check-ins by quarter of an hour and tablet, first-timers, tiers, what was undone, and the cards that were refused.
         *
         *     For admins. An API token needs the scope `guests:read`.
         */
        get: operations["Report.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API tokens
         * @description The newest first. One that has ended stays for 30 days.
         *
         *     For admins.
         */
        get: operations["ApiTokens.findAll"];
        put?: never;
        /**
         * Make an API token
         * @description It acts in the name of the admin who makes it. The venue keeps a hash: `secret` is told this once.
         *
         *     For admins.
         */
        post: operations["ApiTokens.make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API token
         * @description At once, in every process.
         *
         *     For admins.
         */
        delete: operations["ApiTokens.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what an address was sent
         * @description The last 50, the newest first. After 30 days they are forgotten.
         *
         *     For admins.
         */
        get: operations["WebhookDeliveries.findDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/deliveries/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send something again
         * @description With the `webhook-id` that it had, also when it was taken; tried for a day, as at first. What comes after it does not wait for it.
         *
         *     For admins.
         */
        post: operations["WebhookDeliveries.sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the addresses that are told what happens
         * @description For admins.
         */
        get: operations["Webhooks.findAll"];
        put?: never;
        /**
         * Tell another program what happens
         * @description The secret is told this once.
         *
         *     Each is a POST of `{ "type", "timestamp", "data" }` as JSON, signed as Standard Webhooks says (`webhook-id`, `webhook-timestamp`, `webhook-signature`), and taken when the answer is 2xx. It may come twice: `webhook-id` is then the same. What happens to one show comes in order.
         *
         *     `data` of each `type`:
         *     - `show.announced`, `show.changed`, `show.cancelled`, `show.deleted`: `id`, `name`, `type`, `date`, `time`, `doorsTime`, `endTime`, `status`, `artistId`, `artistIds`, `actTimes` (when acts begin, by artist)
         *     - `artist.answered`: `about` (`invitation` or `proposal`), `id`, `artistId`, `eventId`, `date`, `time`, `answer` (`accepted` or `declined`)
         *     - `check-in.recorded`, `check-in.undone`: `id`, `eventId`, `partySize`, `isLate`, `occurredAt`
         *     - `text-request.waiting`: `id`, `artistId`, `date`, `time`
         *     - `webhook.test`: `name`
         *
         *     For admins.
         */
        post: operations["Webhooks.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an address that is told what happens
         * @description For admins.
         */
        put: operations["Webhooks.change"];
        post?: never;
        /**
         * Tell an address nothing any more
         * @description What waits for it goes with it.
         *
         *     For admins.
         */
        delete: operations["Webhooks.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an address a new secret
         * @description It is told this once. For a day what is sent is signed with the old one, too.
         *
         *     For admins.
         */
        post: operations["Webhooks.changeSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/webhooks/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pause an address
         * @description What happens meanwhile waits.
         *
         *     For admins.
         */
        put: operations["Webhooks.pause"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/webhooks/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Go on with an address that is paused, deaf or gone
         * @description What waits is sent at once.
         *
         *     For admins.
         */
        put: operations["Webhooks.resume"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an address something to see whether it answers
         * @description For admins.
         */
        post: operations["Webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show tonight, how much waits for staff, and the open nights of two weeks
         * @description For admins.
         */
        get: operations["Today.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/today/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Tick steps of the first evening off
         * @description Adds to those that are ticked; all of them hide the list.
         *
         *     For admins.
         */
        put: operations["Today.tickFirstSteps"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/today/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what waits for staff
         * @description Of all kinds, the oldest first.
         *
         *     For admins.
         */
        get: operations["Today.findWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/today/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whether Today has changed, and how much waits
         * @description With `wait` the answer comes with the next change, or after that many seconds.
         *
         *     For admins.
         */
        get: operations["Today.findNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who did what
         * @description Each change by staff, the newest first. Rows of one call have one `requestId`; rows of a call at the same moment may stand between them.
         *
         *     For admins.
         */
        get: operations["StaffLog.findPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/log/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people who did something
         * @description By name; nobody who has left.
         *
         *     For admins.
         */
        get: operations["StaffLog.findPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/previews/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the picture of a shared link
         * @description By the address that the page’s `og:image` gives; 1200 × 630 pixels, at most 300 KB.
         *
         *     For everyone, signed in or not.
         */
        get: operations["Previews.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/events.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribe to the calendar
         * @description iCalendar, from 30 days ago on. A show that is called off or deleted stays for 30 days, as `CANCELLED`.
         *
         *     For everyone, signed in or not.
         */
        get: operations["Feeds.calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/events.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read of new shows, as Atom
         * @description For everyone, signed in or not.
         */
        get: operations["Feeds.atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/events.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read of new shows, as JSON Feed
         * @description For everyone, signed in or not.
         */
        get: operations["Feeds.json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/events/{id}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add a show to a calendar
         * @description For everyone, signed in or not.
         */
        get: operations["Feeds.showCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/types/{type}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribe to the shows of one type
         * @description By its name, in any case.
         *
         *     For everyone, signed in or not.
         */
        get: operations["Feeds.typeCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/artists/{id}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribe to the shows of one artist
         * @description For everyone, signed in or not.
         */
        get: operations["Feeds.artistCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/own/{token}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribe to an artist’s own dates
         * @description By the token in its address.
         *
         *     For everyone, signed in or not.
         */
        get: operations["OwnFeed.calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artist-calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show whether your dates have a private calendar
         * @description For artists.
         */
        get: operations["OwnFeed.find"];
        put?: never;
        /**
         * Make a private calendar of your dates
         * @description Its address is shown this once. The one before it ends.
         *
         *     For artists.
         */
        post: operations["OwnFeed.renew"];
        /**
         * Take your private calendar back
         * @description For artists.
         */
        delete: operations["OwnFeed.takeBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the next shows in a frame of another site
         * @description The only page that may be framed. `/embed.js` puts it on a page and sizes it.
         *
         *     For everyone, signed in or not.
         */
        get: operations["Embed.events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what being forgotten would mean for you
         * @description For everyone who is signed in.
         */
        get: operations["OwnData.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-data/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take your data along
         * @description A ZIP archive of `README.txt`, `data.json` and your pictures. What is known only by your e-mail is in it once that is confirmed.
         *
         *     For everyone who is signed in.
         */
        post: operations["OwnData.export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-data/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be forgotten
         * @description A mail with a link asks again; nothing has happened before that is pressed, within a day.
         *
         *     For everyone who is signed in.
         */
        post: operations["OwnData.askForErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-data/erasure/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be forgotten, by a link
         * @description The account and all that names its owner goes; points and counts stay without them. Again it answers the same.
         *
         *     For everyone, signed in or not.
         */
        post: operations["OwnData.confirmErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-data/gone-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask which accounts exist no more
         * @description For a device that keeps something of theirs, and forgets it then.
         *
         *     For everyone, signed in or not.
         */
        post: operations["OwnData.findGone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the data of somebody who asked
         * @description By e-mail, of an account or a guest without one. With `userId`, of that account and the e-mail it has proved alone. Not of another admin.
         *
         *     For admins.
         */
        post: operations["People.export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget somebody who asked
         * @description For good. By e-mail, an account or a guest without one. With `userId`, that account and the e-mail it has proved alone. Not another admin.
         *
         *     For admins.
         */
        post: operations["People.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the newest imports
         * @description For admins.
         */
        get: operations["Imports.findNewest"];
        put?: never;
        /**
         * Read a file to import
         * @description Nothing is brought in yet: the answer says what would become of its rows.
         *
         *     For admins.
         */
        post: operations["Imports.read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an import
         * @description Asked again while it runs, it says how far it is.
         *
         *     For admins.
         */
        get: operations["Imports.find"];
        put?: never;
        post?: never;
        /**
         * Clear an import away
         * @description What it brought in stays.
         *
         *     For admins.
         */
        delete: operations["Imports.discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows of an import
         * @description Of one that is done, those that were left out.
         *
         *     For admins.
         */
        get: operations["Imports.findRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/left-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the rows that were left out
         * @description As they stood in the file, with why.
         *
         *     For admins.
         */
        get: operations["Imports.leftOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Read the rows in another way
         * @description What is left out stays as it is.
         *
         *     For admins.
         */
        put: operations["Imports.change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring the rows in
         * @description Begins, or goes on after a stop; a repeat changes nothing.
         *
         *     For admins.
         */
        post: operations["Imports.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an import
         * @description Rows that were brought in stay.
         *
         *     For admins.
         */
        post: operations["Imports.stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the mails, text and push messages
         * @description Those of the last 90 days, and all that wait.
         *
         *     For admins.
         */
        get: operations["Messages.findPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/message-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell which channels are set up
         * @description For admins.
         */
        get: operations["Messages.findProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message once more
         * @description One that failed or was not sent. Asked twice, it goes once.
         *
         *     For admins.
         */
        post: operations["Messages.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/{id}/set-aside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a message unsent
         * @description One that failed or was not sent; it waits for staff no longer, and can be sent again all the same.
         *
         *     For admins.
         */
        post: operations["Messages.setAside"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show which messages you want
         * @description For admins and artists and users.
         */
        get: operations["Preferences.find"];
        /**
         * Choose whether you want messages about a topic
         * @description For admins and artists and users.
         */
        put: operations["Preferences.save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the key that browsers know the venue’s push messages by
         * @description For everyone, signed in or not.
         */
        get: operations["PushSubscriptions.findKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your devices that take push messages
         * @description For admins and artists and users.
         */
        get: operations["PushSubscriptions.findOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push-subscriptions/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Have push messages sent to this browser
         * @description The key is a UUID that the browser makes; who knows it may end it. Again it changes nothing.
         *
         *     For everyone, signed in or not.
         */
        put: operations["PushSubscriptions.save"];
        post?: never;
        /**
         * Have no more push messages sent to a browser
         * @description What it asked for without an account goes with it. Again it changes nothing.
         *
         *     For everyone, signed in or not.
         */
        delete: operations["PushSubscriptions.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what an unsubscribe link is about
         * @description Changes nothing: mail scanners follow links.
         *
         *     For everyone, signed in or not.
         */
        get: operations["Unsubscribe.describe"];
        put?: never;
        /**
         * Unsubscribe by a link
         * @description What a mail program’s own button sends, too (RFC 8058). Again it changes nothing.
         *
         *     For everyone, signed in or not.
         */
        post: operations["Unsubscribe.unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts
         * @description For admins.
         */
        get: operations["Users.findPage"];
        put?: never;
        /**
         * Add a member of staff
         * @description They work at the door by their PIN. A password they set themselves, by the link of a mail.
         *
         *     For admins.
         */
        post: operations["Users.addStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the PIN of somebody who works at the door
         * @description Of staff, or the own one. Paired tablets know it when they ask next.
         *
         *     For admins.
         */
        put: operations["Users.setPin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block an account
         * @description Ends its sessions at once.
         *
         *     For admins.
         */
        put: operations["Users.block"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Unblock an account
         * @description For admins.
         */
        put: operations["Users.unblock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an account
         * @description For good, with what belongs to the person.
         *
         *     For admins.
         */
        delete: operations["Users.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the artists
         * @description For everyone, signed in or not. An API token needs the scope `programme:read`.
         */
        get: operations["Artists.findPage"];
        put?: never;
        /**
         * Add an artist
         * @description Artists make their own profile, once; admins any. It waits for review, unless an admin sends `isApproved`.
         *
         *     For admins and artists.
         */
        post: operations["ArtistEditing.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artists/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show your artist profile
         * @description For artists.
         */
        get: operations["Artists.findOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an artist
         * @description For everyone, signed in or not. An API token needs the scope `programme:read`.
         */
        get: operations["Artists.findOne"];
        /**
         * Replace an artist’s profile
         * @description A text that is left out is emptied; files stay unless they are sent or removed. Artists change their own. An admin may send `isApproved`, as to the approval.
         *
         *     For admins and artists.
         */
        put: operations["ArtistEditing.replace"];
        post?: never;
        /**
         * Delete an artist
         * @description With their booking requests, proposals, invitations and dates; shows stay, without this artist.
         *
         *     For admins.
         */
        delete: operations["ArtistEditing.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artists/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve an artist, or take the approval back
         * @description The artist gets a mail. The same decision again changes nothing.
         *
         *     For admins.
         */
        put: operations["ArtistEditing.approve"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the loyalty programme in numbers
         * @description For admins. An API token needs the scope `figures:read`.
         */
        get: operations["Analytics.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the badges
         * @description For everyone, signed in or not.
         */
        get: operations["Badges.findAll"];
        put?: never;
        /**
         * Add a badge
         * @description Members whose history earns it get it soon after.
         *
         *     For admins.
         */
        post: operations["Badges.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/badges/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the members who would get a badge
         * @description For admins.
         */
        get: operations["Badges.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/badges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a badge
         * @description Who has it keeps it, with the points it brought.
         *
         *     For admins.
         */
        put: operations["Badges.update"];
        post?: never;
        /**
         * Delete a badge
         * @description Members who have it lose it; the points it brought stay.
         *
         *     For admins.
         */
        delete: operations["Badges.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/members/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a member’s ledger
         * @description For admins.
         */
        get: operations["MemberLedger.findPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/members/{id}/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a member points, or take some off
         * @description Never more than are there.
         *
         *     For admins.
         */
        post: operations["MemberLedger.adjust"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/ledger/{id}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a ledger entry back
         * @description Reversing a reversal gives again what it took. The balance may fall below zero.
         *
         *     For admins.
         */
        post: operations["MemberLedger.reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/members/{id}/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the badges of a member
         * @description For admins and artists and users.
         */
        get: operations["OwnMember.findBadges"];
        put?: never;
        /**
         * Give a member a badge
         * @description With its points, once per member and badge.
         *
         *     For admins.
         */
        post: operations["MemberLedger.award"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the loyalty members
         * @description For admins. An API token needs the scope `guests:read`.
         */
        get: operations["Members.findPage"];
        put?: never;
        /**
         * Join the loyalty programme
         * @description With your own e-mail; admins enrol anybody. A member stays as they are; an admin who sends another name or phone for them is refused.
         *
         *     For admins and artists and users.
         */
        post: operations["Members.enrol"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a member
         * @description For admins. An API token needs the scope `guests:read`.
         */
        get: operations["Members.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/members/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what merging two members would make
         * @description For admins.
         */
        get: operations["Members.previewMerge"];
        put?: never;
        /**
         * Merge two members
         * @description What both have counts once. There is no way back.
         *
         *     For admins.
         */
        post: operations["Members.merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/members/email/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a member by e-mail
         * @description For admins and artists and users. An API token needs the scope `guests:read`.
         */
        get: operations["OwnMember.findByEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/members/{id}/badges/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark your new badges as seen
         * @description For admins and artists and users.
         */
        post: operations["OwnMember.markSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/members/{id}/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a member’s points came from
         * @description For admins and artists and users.
         */
        get: operations["OwnMember.findPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/members/{id}/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what a member’s points buy
         * @description For admins and artists and users.
         */
        get: operations["Redemptions.findOfMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/members/{id}/asked-rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a reward
         * @description For your own points. Nothing is kept back: they are taken when staff hand it over.
         *
         *     For admins and artists and users.
         */
        post: operations["Redemptions.ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/members/{id}/redemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a member a reward
         * @description Takes its points, never more than are there to spend. The tier stays.
         *
         *     For admins.
         */
        post: operations["Redemptions.handOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/redemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what members asked for and were handed over
         * @description For admins.
         */
        get: operations["Redemptions.findPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/redemptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw a request for a reward
         * @description Your own, for admins anybody’s; safe to repeat.
         *
         *     For admins and artists and users.
         */
        delete: operations["Redemptions.withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/redemptions/{id}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a hand-over back
         * @description The points return to the member and the reward to the shelf.
         *
         *     For admins.
         */
        post: operations["Redemptions.reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what points buy
         * @description For admins.
         */
        get: operations["Rewards.findAll"];
        put?: never;
        /**
         * Add a reward
         * @description For admins.
         */
        post: operations["Rewards.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/rewards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a reward
         * @description What was handed over keeps the name and the points it had.
         *
         *     For admins.
         */
        put: operations["Rewards.update"];
        post?: never;
        /**
         * Delete a reward
         * @description Requests for it end; what was handed over stays in the ledger.
         *
         *     For admins.
         */
        delete: operations["Rewards.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        MailCheckResponse: {
            to: string;
            /** @enum {string} */
            outcome: "sent" | "refused" | "later" | "away" | "no-provider";
            reason: string | null;
        };
        StorageCheckResponse: {
            /** @enum {string} */
            driver: "disk" | "s3";
            /** @enum {string} */
            outcome: "works" | "full" | "refused" | "missing" | "changed" | "away";
            /** @enum {string|null} */
            step: "write" | "read" | "delete" | null;
            reason: string | null;
            milliseconds: number;
        };
        PingResponse: {
            /** @enum {string} */
            ping: "howdy";
        };
        HealthResponse: {
            /** @enum {string} */
            status: "ok";
            /**
             * @description Of the product.
             * @example 0.1.0
             */
            version: string;
        };
        UserResponse: {
            id: number;
            username: string;
            email: string;
            firstName: string | null;
            lastName: string | null;
            /** @enum {string} */
            userType: "admin" | "user" | "artist" | "staff";
            profileImage: string | null;
            emailVerified: boolean;
        };
        RegisterRequest: {
            username: string;
            email: string;
            password: string;
            firstName: string;
            lastName: string;
            /**
             * @default user
             * @enum {string}
             */
            userType: "user" | "artist";
        };
        SessionResponse: {
            user: components["schemas"]["UserResponse"];
            sessionId: string;
        };
        LoginRequest: {
            usernameOrEmail: string;
            password: string;
        };
        MessageResponse: {
            message: string;
        };
        ProfileRequest: {
            firstName: string;
            lastName: string;
            email: string;
        };
        PasswordRequest: {
            currentPassword: string;
            newPassword: string;
            confirmPassword: string;
        };
        ForgotPasswordRequest: {
            email: string;
        };
        ResetPasswordRequest: {
            token: string;
            newPassword: string;
            confirmPassword: string;
        };
        VerifyEmailRequest: {
            token: string;
        };
        OwnSessionResponse: {
            /** Format: uuid */
            key: string;
            device: string;
            /** Format: date-time */
            signedInAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            isThis: boolean;
        };
        VenueResponse: {
            id: number;
            name: string;
            description: string | null;
            logoUrl: string | null;
            phone: string | null;
            email: string | null;
            address: string | null;
            /** @example America/Chicago */
            timeZone: string;
            showArtistNotes: boolean;
            needsDoorCode: boolean;
        };
        VenueSettingsResponse: {
            id: number;
            name: string;
            description: string | null;
            logoUrl: string | null;
            phone: string | null;
            email: string | null;
            address: string | null;
            /** @example America/Chicago */
            timeZone: string;
            showArtistNotes: boolean;
            needsDoorCode: boolean;
            street: string | null;
            city: string | null;
            region: string | null;
            postalCode: string | null;
            /** @example US */
            country: string | null;
            moderateGallery: boolean;
            verificationPhotoDays: number;
            textDays: number;
            doorNeedsPhoto: boolean;
            shortName: string | null;
            /** @example #7A1E22 */
            appColor: string | null;
            version: number;
        };
        VenueSettingsRequest: {
            name: string;
            description?: string | null;
            /** @example /uploads/logo-0123.webp */
            logoUrl?: string | null;
            phone?: string | null;
            email?: string | null;
            address?: string | null;
            street?: string | null;
            city?: string | null;
            region?: string | null;
            postalCode?: string | null;
            country?: string | null;
            /** @example America/Chicago */
            timeZone?: string;
            showArtistNotes?: boolean;
            moderateGallery?: boolean;
            verificationPhotoDays?: number;
            textDays?: number;
            doorNeedsPhoto?: boolean;
            needsDoorCode?: boolean;
            shortName?: string | null;
            appColor?: string | null;
        };
        LogoResponse: {
            logoUrl: string;
        };
        EventTypeResponse: {
            id: number;
            name: string;
            /** @example bg-golden text-dark */
            color: string;
            description: string | null;
        };
        EventTypeRequest: {
            name: string;
            color: string;
            description?: string | null;
        };
        EventTypeUsageResponse: {
            eventCount: number;
        };
        SeriesRepeatRequest: {
            /** @enum {string} */
            frequency: "weekly" | "monthly";
            interval?: number;
            /**
             * @default date
             * @enum {string}
             */
            by: "date" | "weekday";
            /** Format: date */
            until?: string;
            count?: number;
            exceptions?: string[];
        };
        EventSeriesRequest: {
            name: string;
            type: string;
            description?: string | null;
            /** Format: date */
            date: string;
            /** @example 20:00 */
            time: string;
            artistId?: number | null;
            artistIds?: number[] | null;
            /**
             * @example {
             *       "12": "20:45"
             *     }
             */
            actTimes?: {
                [key: string]: string;
            } | null;
            artistNotes?: string | null;
            /** @example 20:00 */
            doorsTime?: string | null;
            /** @example 20:00 */
            endTime?: string | null;
            /** @enum {string} */
            status?: "scheduled" | "postponed" | "cancelled";
            capacity?: number | null;
            /** @example /uploads/event-0123.webp */
            imageUrl?: string | null;
            repeat: components["schemas"]["SeriesRepeatRequest"];
        };
        FeaturedArtistResponse: {
            id: number;
            name: string;
            genre: string;
            profileImage: string | null;
            hasPage: boolean;
        };
        ActResponse: {
            id: number;
            name: string;
            genre: string;
            profileImage: string | null;
            hasPage: boolean;
            /** @example 20:45 */
            setTime?: string;
        };
        EventResponse: {
            id: number;
            name: string;
            type: string;
            description: string | null;
            /** @example 2026-11-20 */
            date: string;
            /** @example 20:00 */
            time: string;
            doorsTime: string | null;
            endTime: string | null;
            /** @enum {string} */
            status: "scheduled" | "postponed" | "cancelled";
            capacity: number | null;
            imageUrl: string | null;
            artistId: number | null;
            artist: components["schemas"]["FeaturedArtistResponse"] | null;
            artistIds: number[];
            acts: components["schemas"]["ActResponse"][];
            artistNotes?: string | null;
            mayEditNotes?: boolean;
            seriesId: number | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
        };
        EventSeriesResponse: {
            seriesId: number;
            events: components["schemas"]["EventResponse"][];
        };
        SeriesChangeRequest: {
            name?: string;
            type?: string;
            description?: string | null;
            /** Format: date */
            date?: string;
            /** @example 20:00 */
            time?: string;
            artistId?: number | null;
            artistIds?: number[] | null;
            /**
             * @example {
             *       "12": "20:45"
             *     }
             */
            actTimes?: {
                [key: string]: string;
            } | null;
            artistNotes?: string | null;
            /** @example 20:00 */
            doorsTime?: string | null;
            /** @example 20:00 */
            endTime?: string | null;
            /** @enum {string} */
            status?: "scheduled" | "postponed" | "cancelled";
            capacity?: number | null;
            /** @example /uploads/event-0123.webp */
            imageUrl?: string | null;
            /** @enum {string} */
            scope: "this" | "following" | "all";
        };
        SeriesChangeResponse: {
            /** Format: uuid */
            key: string;
            shows: number;
            undoSeconds: number | null;
        };
        SeriesFieldResponse: {
            shows: number;
            first: string | null;
            last: string | null;
            /** @enum {string} */
            field: "name" | "type" | "description" | "date" | "time" | "artistIds" | "actTimes" | "artistNotes" | "doorsTime" | "endTime" | "status" | "capacity" | "imageUrl";
            kept: number;
        };
        SeriesPreviewResponse: {
            shows: number;
            first: string | null;
            last: string | null;
            fields: components["schemas"]["SeriesFieldResponse"][];
            played: number;
            tables: number;
            reminders: number;
            checkIns: number;
            canUndo: boolean;
        };
        SeriesDeletionRequest: {
            /** @enum {string} */
            scope: "this" | "following" | "all";
        };
        EventRequest: {
            name: string;
            type: string;
            description?: string | null;
            /** Format: date */
            date: string;
            /** @example 20:00 */
            time: string;
            artistId?: number | null;
            artistIds?: number[] | null;
            /**
             * @example {
             *       "12": "20:45"
             *     }
             */
            actTimes?: {
                [key: string]: string;
            } | null;
            artistNotes?: string | null;
            /** @example 20:00 */
            doorsTime?: string | null;
            /** @example 20:00 */
            endTime?: string | null;
            /** @enum {string} */
            status?: "scheduled" | "postponed" | "cancelled";
            capacity?: number | null;
            /** @example /uploads/event-0123.webp */
            imageUrl?: string | null;
        };
        EventImageResponse: {
            imageUrl: string;
        };
        EventPatchRequest: {
            name?: string;
            type?: string;
            description?: string | null;
            /** Format: date */
            date?: string;
            /** @example 20:00 */
            time?: string;
            artistId?: number | null;
            artistIds?: number[] | null;
            /**
             * @example {
             *       "12": "20:45"
             *     }
             */
            actTimes?: {
                [key: string]: string;
            } | null;
            artistNotes?: string | null;
            /** @example 20:00 */
            doorsTime?: string | null;
            /** @example 20:00 */
            endTime?: string | null;
            /** @enum {string} */
            status?: "scheduled" | "postponed" | "cancelled";
            capacity?: number | null;
            /** @example /uploads/event-0123.webp */
            imageUrl?: string | null;
        };
        ArtistCard: {
            id: number;
            name: string;
            genre: string;
            profileImage: string | null;
        };
        InvitationResponse: {
            id: number;
            artistId: number;
            artist: components["schemas"]["ArtistCard"];
            adminId: number | null;
            /** @example 2026-11-20 */
            eventDate: string;
            /** @example 20:00 */
            eventTime: string;
            eventType: string;
            eventName: string;
            description: string | null;
            budget: string | null;
            /** @example 3 hours */
            duration: string | null;
            /** @enum {string} */
            status: "pending" | "accepted" | "declined" | "expired" | "cancelled";
            invitationMessage: string | null;
            responseMessage: string | null;
            emailSent: boolean;
            smsSent: boolean;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            respondedAt: string | null;
            eventId: number | null;
            /** Format: uuid */
            clientKey: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        InvitationRequest: {
            artistId: number;
            /** Format: date */
            eventDate: string;
            /** @example 20:00 */
            eventTime: string;
            eventType: string;
            eventName: string;
            duration: string;
            description?: string | null;
            budget?: string | null;
            invitationMessage?: string | null;
            eventId?: number;
        };
        InvitationAnswerRequest: {
            accept: boolean;
            message?: string | null;
        };
        LinkedInvitationResponse: {
            /** @example 2026-11-20 */
            eventDate: string;
            /** @example 20:00 */
            eventTime: string;
            eventType: string;
            eventName: string;
            description: string | null;
            budget: string | null;
            /** @example 3 hours */
            duration: string | null;
            /** @enum {string} */
            status: "pending" | "accepted" | "declined" | "expired" | "cancelled";
            invitationMessage: string | null;
            /** Format: date-time */
            expiresAt: string;
            eventId: number | null;
            artistName: string;
        };
        AvailableArtistResponse: {
            id: number;
            name: string;
            genre: string;
            profileImage: string | null;
            email: string;
        };
        AvailabilityResponse: {
            id: number;
            artistId: number;
            /** Format: date */
            date: string;
            /** @example 20:00 */
            startTime: string | null;
            /** @example 23:30 */
            endTime: string | null;
            isAvailable: boolean;
            notes: string | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            artist?: components["schemas"]["AvailableArtistResponse"];
        };
        NewAvailabilityRequest: {
            /** @example 20:00 */
            startTime?: string | null;
            /** @example 20:00 */
            endTime?: string | null;
            /** @default true */
            isAvailable: boolean;
            notes?: string | null;
            /** Format: date */
            date: string;
            baseVersion?: number | null;
        };
        ChangedAvailabilityResponse: {
            id: number;
            artistId: number;
            /** Format: date */
            date: string;
            /** @example 20:00 */
            startTime: string | null;
            /** @example 23:30 */
            endTime: string | null;
            isAvailable: boolean;
            notes: string | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            artist?: components["schemas"]["AvailableArtistResponse"];
            /** Format: uuid */
            clientKey: string | null;
        };
        AvailabilityRepeatRequest: {
            /** @example 20:00 */
            startTime?: string | null;
            /** @example 20:00 */
            endTime?: string | null;
            /** @default true */
            isAvailable: boolean;
            notes?: string | null;
            /** Format: date */
            from: string;
            /** Format: date */
            until: string;
            weekdays?: number[];
            except?: string[];
        };
        AvailabilityRepeatResponse: {
            entries: components["schemas"]["AvailabilityResponse"][];
            kept: components["schemas"]["AvailabilityResponse"][];
            /** Format: uuid */
            clientKey: string | null;
        };
        AvailabilityRequest: {
            /** @example 20:00 */
            startTime?: string | null;
            /** @example 20:00 */
            endTime?: string | null;
            /** @default true */
            isAvailable: boolean;
            notes?: string | null;
            /** Format: date */
            date: string;
            baseVersion?: number | null;
        };
        RemovedAvailabilityResponse: {
            message: string;
            /** Format: uuid */
            clientKey: string | null;
        };
        PhotographedEvent: {
            id: number;
            name: string;
            /** Format: date */
            date: string;
        };
        LookalikePhoto: {
            thumbnailUrl: string;
            screenUrl: string;
            downloadUrl: string;
            id: number;
            /** @enum {string} */
            status: "approved" | "waiting" | "taken-down";
            /** Format: date-time */
            uploadedAt: string;
        };
        ManagedPhotoResponse: {
            thumbnailUrl: string;
            screenUrl: string;
            downloadUrl: string;
            id: number;
            event: components["schemas"]["PhotographedEvent"] | null;
            originalName: string;
            description: string | null;
            tags: string[];
            /** @enum {string} */
            status: "approved" | "waiting" | "taken-down";
            isOfGuest: boolean;
            width: number | null;
            height: number | null;
            /** @enum {string} */
            pictures: "ready" | "coming" | "unreadable";
            looksLike: components["schemas"]["LookalikePhoto"] | null;
            /** Format: date-time */
            uploadedAt: string;
        };
        PhotoTagResponse: {
            tag: string;
            count: number;
        };
        ManagedPhotosChange: {
            ids: number[];
            /** @enum {string} */
            status?: "approved" | "waiting" | "taken-down";
            addTags?: string[];
            removeTags?: string[];
        };
        ManagedPhotoChanges: {
            description?: string | null;
            tags?: string[];
            eventId?: number;
            /** @enum {string} */
            status?: "approved" | "waiting" | "taken-down";
        };
        PhotoUploadResponse: {
            photoId: number;
            eventId: number;
            /** Format: uuid */
            clientKey: string | null;
        };
        GalleryEventResponse: {
            id: number;
            name: string;
            /** @example 2026-11-20 */
            date: string;
        };
        GalleryPhotoResponse: {
            id: number;
            eventId: number | null;
            event: components["schemas"]["GalleryEventResponse"] | null;
            description: string | null;
            tags: string[];
            filename: string;
            thumbnailUrl: string;
            cardUrl: string | null;
            screenUrl: string;
            downloadUrl: string;
            width: number;
            height: number;
            placeholder: string | null;
            /** Format: date-time */
            uploadedAt: string;
        };
        GalleryTagResponse: {
            tag: string;
            count: number;
        };
        GalleryEventCountResponse: {
            id: number;
            name: string;
            /** @example 2026-11-20 */
            date: string;
            count: number;
        };
        GalleryNeighboursResponse: {
            previous: components["schemas"]["GalleryPhotoResponse"] | null;
            next: components["schemas"]["GalleryPhotoResponse"] | null;
        };
        VerifiedEvent: {
            id: number;
            name: string;
            /** Format: date */
            date: string;
            time: string;
        };
        OwnCheckInResponse: {
            id: number;
            /** Format: uuid */
            clientKey: string | null;
            event: components["schemas"]["VerifiedEvent"] | null;
            customerName: string | null;
            partySize: number;
            points: number;
            badges: string[];
            /** @enum {string|null} */
            tierReached: "platinum" | "gold" | "silver" | "bronze" | null;
            duplicate: boolean;
            /** @enum {string|null} */
            lateReason: "after-the-show" | "sent-late" | "show-changed" | "no-door-code" | "wrong-door-code" | null;
            /** @enum {string} */
            verificationStatus: "pending" | "approved" | "rejected";
            isPhotoUnreadable: boolean;
            /** Format: date-time */
            occurredAt: string;
        };
        AttendanceRequest: {
            eventId: number;
            photoId: number;
            customerName: string;
            customerEmail?: string;
            partySize?: number;
            /** Format: date-time */
            occurredAt?: string;
            /** Format: date-time */
            sentAt?: string;
            doorCode?: string;
            /** Format: date-time */
            doorCodeAt?: string;
            device?: string;
        };
        AttendanceResponse: {
            id: number;
            eventId: number;
            photoId: number;
            customerName: string;
            partySize: number;
            pointsAwarded: number;
            duplicate: boolean;
            /** @enum {string|null} */
            lateReason: "after-the-show" | "sent-late" | "show-changed" | "no-door-code" | "wrong-door-code" | null;
            /** @enum {string} */
            verificationStatus: "pending" | "approved" | "rejected";
            /** Format: uuid */
            clientKey: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        DoorCheckInRequest: {
            recordedBy: number;
            /** Format: date-time */
            occurredAt?: string;
            /** Format: date-time */
            sentAt?: string;
            eventId: number;
            photoId?: number;
            memberId?: number;
            customerName: string;
            customerEmail?: string;
            partySize: number;
        };
        DoorCheckInResponse: {
            /** Format: uuid */
            clientKey: string;
            id: number;
            duplicate: boolean;
        };
        DoorUndoRequest: {
            recordedBy: number;
            /** Format: date-time */
            occurredAt?: string;
            /** Format: date-time */
            sentAt?: string;
            /** Format: uuid */
            checkInKey: string;
            /** @enum {string} */
            reason: "wrong-guest" | "wrong-party" | "left-at-once" | "other";
        };
        DoorActResponse: {
            /** Format: uuid */
            clientKey: string;
        };
        DoorExitRequest: {
            recordedBy: number;
            /** Format: date-time */
            occurredAt?: string;
            /** Format: date-time */
            sentAt?: string;
            eventId: number;
            people: number;
        };
        DoorRefusalRequest: {
            recordedBy: number;
            /** Format: date-time */
            occurredAt?: string;
            /** Format: date-time */
            sentAt?: string;
            eventId: number;
            /** @enum {string} */
            reason: "unknown-card" | "no-card";
        };
        DoorAskedReward: {
            redemptionId: number;
            rewardId: number | null;
            rewardName: string;
            points: number;
            /** @enum {string|null} */
            problem: "not-offered" | "over" | "none-left" | "too-few-points" | null;
        };
        DoorHandOverRequest: {
            recordedBy: number;
            memberId: number;
            rewardId: number;
            redemptionId: number;
        };
        DoorHandOverResponse: {
            /** Format: uuid */
            clientKey: string;
            memberName: string;
            rewardName: string;
        };
        VerifiedPhoto: {
            id: number;
            thumbnailUrl: string;
            screenUrl: string;
            width: number | null;
            height: number | null;
            isShared: boolean;
        };
        UsedBefore: {
            eventName: string | null;
            /** Format: date */
            eventDate: string | null;
            thumbnailUrl: string;
        };
        OtherCheckIn: {
            id: number;
            eventName: string | null;
            /** Format: date */
            eventDate: string | null;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            thumbnailUrl: string | null;
        };
        VerificationResponse: {
            id: number;
            version: number;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            reason: string | null;
            verifiedBy: string | null;
            /** Format: date-time */
            verifiedAt: string | null;
            event: components["schemas"]["VerifiedEvent"] | null;
            photo: components["schemas"]["VerifiedPhoto"] | null;
            customerName: string;
            customerEmail: string | null;
            partySize: number;
            isDuplicate: boolean;
            /** @enum {string|null} */
            lateReason: "after-the-show" | "sent-late" | "show-changed" | "no-door-code" | "wrong-door-code" | null;
            flags: ("unreadable-photo" | "known-photo" | "over-capacity" | "many-from-device")[];
            usedBefore: components["schemas"]["UsedBefore"] | null;
            pointsAwarded: number;
            pointsStand: boolean;
            /** Format: date-time */
            occurredAt: string;
            /** Format: date-time */
            createdAt: string;
            clockSkewMs: number | null;
            otherCount: number;
            others: components["schemas"]["OtherCheckIn"][];
        };
        VerificationCount: {
            pending: number;
        };
        VerificationDecisions: {
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            reason?: string;
            ids: number[];
        };
        VerificationProblem: {
            id: number;
            code: string;
            message: string;
        };
        VerificationOutcome: {
            decided: components["schemas"]["VerificationResponse"][];
            problems: components["schemas"]["VerificationProblem"][];
        };
        VerificationDecision: {
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            reason?: string;
        };
        ArtistBookingResponse: {
            id: number;
            artistId: number;
            artist: components["schemas"]["ArtistCard"];
            /** Format: date */
            proposedDate: string;
            proposedTime: string | null;
            proposedPayment: string | null;
            adminNotes: string | null;
            artistNotes: string | null;
            /** @enum {string} */
            status: "pending" | "accepted" | "declined" | "confirmed";
            eventId: number | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ArtistBookingRequest: {
            artistId: number;
            /** Format: date */
            proposedDate: string;
            /** @example 20:00 */
            proposedTime?: string | null;
            proposedPayment?: string;
            adminNotes?: string;
        };
        ArtistBookingDecision: {
            /** @enum {string} */
            status: "pending" | "accepted" | "declined" | "confirmed";
            artistNotes?: string;
            eventName?: string;
            eventType?: string;
            /** @example 20:00 */
            time?: string | null;
        };
        BookingRequestResponse: {
            id: number;
            artistId: number | null;
            artist: components["schemas"]["ArtistCard"] | null;
            /** Format: date */
            eventDate: string;
            eventTime: string;
            eventType: string;
            eventName: string;
            description: string | null;
            budget: string | null;
            duration: string | null;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected" | "contacted";
            notes: string | null;
            contactName: string | null;
            contactEmail: string;
            contactPhone: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        BookingRequestRequest: {
            artistId: number;
            /** Format: date */
            eventDate: string;
            /** @example 20:00 */
            eventTime: string;
            eventType: string;
            eventName: string;
            description?: string;
            budget?: string;
            duration?: string;
            contactName?: string;
            contactEmail: string;
            contactPhone?: string;
        };
        BookingRequestReceipt: {
            id: number;
            artistId: number;
            /** Format: date */
            eventDate: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected" | "contacted";
        };
        BookingRequestDecision: {
            /** @enum {string} */
            status: "pending" | "approved" | "rejected" | "contacted";
        };
        BookedEvent: {
            id: number;
            name: string;
            /** Format: date */
            date: string;
            time: string;
            capacity: number | null;
            seatsTaken: number;
        };
        TableBookingResponse: {
            id: number;
            event: components["schemas"]["BookedEvent"] | null;
            customerName: string;
            customerEmail: string | null;
            customerPhone: string | null;
            partySize: number;
            specialRequests: string | null;
            /** @enum {string} */
            status: "pending" | "confirmed" | "declined" | "cancelled";
            /** Format: date-time */
            createdAt: string;
        };
        TableBookingRequest: {
            eventId: number;
            customerName: string;
            customerEmail?: string;
            customerPhone?: string;
            partySize: number;
            specialRequests?: string;
        };
        TableBookingReceipt: {
            id: number;
            eventId: number;
            customerName: string;
            partySize: number;
            /** @enum {string} */
            status: "pending" | "confirmed" | "declined" | "cancelled";
            /** Format: date-time */
            createdAt: string;
        };
        TableBookingDecision: {
            /** @enum {string} */
            status: "pending" | "confirmed" | "declined" | "cancelled";
        };
        ArtistFollowResponse: {
            /** Format: uuid */
            key: string;
            artistId: number;
        };
        ArtistFollowRequest: {
            artistId: number;
            /** Format: uuid */
            deviceKey?: string;
        };
        ShowReminderResponse: {
            /** Format: uuid */
            key: string;
            eventId: number;
        };
        ShowReminderRequest: {
            eventId: number;
            /** Format: uuid */
            deviceKey?: string;
            email?: string;
        };
        SmsRequestText: {
            text: string;
            /** Format: date-time */
            receivedAt: string;
            /** @enum {string} */
            effect: "asked" | "answered" | "changed" | "unsettled" | "noted" | "withdrawn" | "again";
            was: string | null;
        };
        SmsNamed: {
            id: number;
            name: string;
        };
        SmsSuggestion: {
            extractedArtist: string | null;
            otherActs: components["schemas"]["SmsNamed"][];
            /** @example 2026-11-27 */
            extractedDate: string | null;
            /** @example 20:00 */
            extractedTime: string | null;
            /** @example 22:00 */
            extractedEndTime: string | null;
            night: string | null;
        };
        SmsConflict: {
            id: number;
            name: string;
            /** Format: date */
            date: string;
            /** @example 20:00 */
            time: string;
            artistName: string | null;
            isArtistBusy: boolean;
        };
        SmsRelatedEvent: {
            id: number;
            name: string;
            /** Format: date */
            date: string;
            /** @example 20:00 */
            time: string;
            artistName: string | null;
        };
        SmsRequestResponse: {
            id: number;
            phoneNumber: string;
            messageText: string;
            /** @enum {string} */
            kind: "request" | "withdrawn" | "change" | "quiet";
            texts: components["schemas"]["SmsRequestText"][];
            /** @enum {string} */
            status: "pending" | "processed" | "failed" | "conflict";
            extractedArtist: string | null;
            /** @example 2026-11-27 */
            extractedDate: string | null;
            /** @example 20:00 */
            extractedTime: string | null;
            /** @example 22:00 */
            extractedEndTime: string | null;
            extractedEventName: string | null;
            extractedEventType: string | null;
            night: string | null;
            errorMessage: string | null;
            reply: string | null;
            questions: string[];
            suggestion: components["schemas"]["SmsSuggestion"] | null;
            canKeep: boolean;
            doubtful: ("artist" | "date" | "time" | "endTime" | "eventName" | "eventType")[];
            candidates: components["schemas"]["SmsNamed"][];
            earlierId: number | null;
            artistId: number | null;
            otherActs: components["schemas"]["SmsNamed"][];
            conflict: components["schemas"]["SmsConflict"] | null;
            changes: components["schemas"]["SmsRelatedEvent"] | null;
            hints: string[];
            isArtistBlocked: boolean;
            hasPassed: boolean;
            sameNight: components["schemas"]["SmsRelatedEvent"][];
            eventId: number | null;
            event: components["schemas"]["SmsRelatedEvent"] | null;
            fromForm: boolean;
            isSeen: boolean;
            processedBy: components["schemas"]["SmsNamed"] | null;
            /** Format: date-time */
            processedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        SmsRequestCount: {
            unread: number;
        };
        SmsRequestsSeen: {
            ids: number[];
            readTexts?: number[] | null;
        };
        SmsEventRequest: {
            description?: string | null;
            artistId?: number | null;
            artistIds?: number[] | null;
            /**
             * @example {
             *       "12": "20:45"
             *     }
             */
            actTimes?: {
                [key: string]: string;
            } | null;
            artistNotes?: string | null;
            /** @example 20:00 */
            doorsTime?: string | null;
            /** @example 20:00 */
            endTime?: string | null;
            /** @enum {string} */
            status?: "scheduled" | "postponed" | "cancelled";
            capacity?: number | null;
            /** @example /uploads/event-0123.webp */
            imageUrl?: string | null;
            despiteEventId?: number;
            readTexts?: number;
            name?: string;
            type?: string;
            /** Format: date */
            date?: string;
            /** @example 20:00 */
            time?: string | null;
        };
        SmsEventResponse: {
            message: string;
            eventId: number;
            /** @enum {string|null} */
            madeEarlierBy: "you" | "somebody" | null;
            undoSeconds: number | null;
            request: components["schemas"]["SmsRequestResponse"];
        };
        SmsUndoRequest: {
            eventId: number;
        };
        SmsUndoResponse: {
            message: string;
            request: components["schemas"]["SmsRequestResponse"];
        };
        SmsDecision: {
            /** @enum {string} */
            wish: "asked" | "suggested";
            readTexts: number;
        };
        SmsTestRequest: {
            phoneNumber?: string;
            messageText: string;
        };
        SmsTestResponse: {
            success: boolean;
            message: string;
            undoSeconds: number | null;
            request: components["schemas"]["SmsRequestResponse"];
        };
        SmsSetupResponse: {
            /** @example https://venue.example.com/api/sms/webhook#rc=3&rp=all */
            webhookUrl: string;
            /** @example https://venue.example.com/api/sms/webhook#rc=3&rp=all */
            fallbackUrl: string;
            /** @enum {string} */
            method: "POST";
            hasPublicAddress: boolean;
            hasToken: boolean;
            checksSignatures: boolean;
            number: string | null;
        };
        DeviceResponse: {
            id: number;
            name: string;
            /** Format: date-time */
            pairedAt: string;
            /** Format: date-time */
            lastContactAt: string;
        };
        PairingRequest: {
            name: string;
            token: string;
        };
        KeptPinResponse: {
            /** Format: uuid */
            salt: string;
            iterations: number;
            hash: string;
        };
        DoorPersonResponse: {
            id: number;
            name: string;
            pin: components["schemas"]["KeptPinResponse"];
        };
        OwnDeviceResponse: {
            id: number;
            name: string;
            people: components["schemas"]["DoorPersonResponse"][];
        };
        DoorShow: {
            id: number;
            name: string;
            /** Format: date */
            date: string;
            time: string;
            doorsTime: string | null;
            endTime: string | null;
            /** @enum {string} */
            status: "scheduled" | "postponed" | "cancelled";
            capacity: number | null;
            codeSecret: string | null;
        };
        DoorTable: {
            id: number;
            eventId: number;
            name: string;
            partySize: number;
            /** @enum {string} */
            status: "pending" | "confirmed" | "declined" | "cancelled";
            memberId: number | null;
        };
        DoorNight: {
            /** Format: date */
            date: string;
            timeZone: string;
            deviceName: string;
            needsPhoto: boolean;
            shows: components["schemas"]["DoorShow"][];
            tables: components["schemas"]["DoorTable"][];
            people: components["schemas"]["DoorPersonResponse"][];
        };
        DoorGuest: {
            id: number;
            name: string;
            /** @enum {string} */
            tier: "platinum" | "gold" | "silver" | "bronze";
            code: string;
            email: string;
            emailHash: string;
            isNew: boolean;
        };
        DoorEntryResponse: {
            id: number;
            /** Format: uuid */
            key: string | null;
            eventId: number;
            memberId: number | null;
            name: string;
            partySize: number;
            /** Format: date-time */
            occurredAt: string;
            gate: string | null;
            recordedBy: string | null;
            isUndone: boolean;
            isWaiting: boolean;
            /** @enum {string|null} */
            undoReason: "wrong-guest" | "wrong-party" | "left-at-once" | "other" | null;
            isFirstVisit: boolean;
        };
        DoorExitResponse: {
            /** Format: uuid */
            key: string;
            eventId: number;
            people: number;
            /** Format: date-time */
            occurredAt: string;
        };
        DoorListResponse: {
            /** Format: date-time */
            readAt: string;
            cursor: string;
            isWhole: boolean;
            nightTag: string;
            night: components["schemas"]["DoorNight"] | null;
            guests: components["schemas"]["DoorGuest"][];
            departed: number[];
            entries: components["schemas"]["DoorEntryResponse"][];
            exits: components["schemas"]["DoorExitResponse"][];
        };
        QuarterResponse: {
            /** @example 19:30 */
            time: string;
            gate: string | null;
            checkIns: number;
            people: number;
        };
        TierCountResponse: {
            /** @enum {string} */
            tier: "platinum" | "gold" | "silver" | "bronze";
            checkIns: number;
        };
        UndoneResponse: {
            name: string;
            partySize: number;
            /** Format: date-time */
            occurredAt: string;
            gate: string | null;
            /** @enum {string|null} */
            reason: "wrong-guest" | "wrong-party" | "left-at-once" | "other" | null;
        };
        RefusedCardResponse: {
            /** @enum {string} */
            reason: "unknown-card" | "no-card";
            /** Format: date-time */
            occurredAt: string;
            gate: string;
        };
        DoorReportResponse: {
            eventId: number;
            name: string;
            /** Format: date */
            date: string;
            people: number;
            checkIns: number;
            left: number;
            firstTimers: number;
            repeated: number;
            quarters: components["schemas"]["QuarterResponse"][];
            tiers: components["schemas"]["TierCountResponse"][];
            undone: components["schemas"]["UndoneResponse"][];
            refused: components["schemas"]["RefusedCardResponse"][];
        };
        ApiTokenResponse: {
            id: number;
            name: string;
            /** @example htk_Ab1c */
            beginning: string;
            scopes: ("programme:read" | "programme:write" | "figures:read" | "requests:read" | "guests:read")[];
            /** @enum {string} */
            state: "works" | "ended" | "maker-gone";
            madeBy: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string | null;
            /** Format: date-time */
            lastUsedAt: string | null;
        };
        ApiTokenRequest: {
            name: string;
            scopes: ("programme:read" | "programme:write" | "figures:read" | "requests:read" | "guests:read")[];
            /** @enum {string} */
            lifetime: "30-days" | "90-days" | "year" | "never-ends";
        };
        MadeApiTokenResponse: {
            token: components["schemas"]["ApiTokenResponse"];
            secret: string;
        };
        WebhookDeliveryResponse: {
            id: number;
            /** @example show.changed */
            kind: string;
            thing: string;
            /** Format: date-time */
            happenedAt: string;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            attempts: number;
            /** Format: date-time */
            nextAttemptAt: string | null;
            /** Format: date-time */
            lastAttemptAt: string | null;
            lastStatus: number | null;
            lastMilliseconds: number | null;
            lastWords: string | null;
        };
        WebhookResponse: {
            id: number;
            name: string;
            address: string;
            kinds: ("show.announced" | "show.changed" | "show.cancelled" | "show.deleted" | "artist.answered" | "check-in.recorded" | "check-in.undone" | "text-request.waiting")[];
            /** @enum {string} */
            state: "works" | "paused" | "deaf" | "gone";
            /** Format: date-time */
            pausedAt: string | null;
            /** Format: date-time */
            lastSuccessAt: string | null;
            waiting: number;
            /** Format: date-time */
            secretBeforeUntil: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        WebhookRequest: {
            name: string;
            address: string;
            kinds: ("show.announced" | "show.changed" | "show.cancelled" | "show.deleted" | "artist.answered" | "check-in.recorded" | "check-in.undone" | "text-request.waiting")[];
        };
        WebhookSecretResponse: {
            webhook: components["schemas"]["WebhookResponse"];
            /** @example whsec_… */
            secret: string;
        };
        TonightShow: {
            show: components["schemas"]["EventResponse"];
            inside: number;
            people: number;
            checkIns: number;
            tablesConfirmed: number;
            tablesPending: number;
            seatsBooked: number;
        };
        WaitingCounts: {
            artist: number;
            message: number;
            photo: number;
            proposal: number;
            request: number;
            table: number;
            text: number;
            webhook: number;
        };
        OpenNight: {
            /** Format: date */
            date: string;
            freeCount: number;
            free: components["schemas"]["ArtistCard"][];
        };
        FirstStepResponse: {
            /** @enum {string} */
            step: "logo" | "time-zone" | "event-types" | "first-show" | "door";
            isDone: boolean;
        };
        TodayResponse: {
            /** Format: date */
            night: string;
            tonight: components["schemas"]["TonightShow"][];
            next: components["schemas"]["EventResponse"] | null;
            waiting: components["schemas"]["WaitingCounts"];
            openNights: components["schemas"]["OpenNight"][];
            firstSteps: components["schemas"]["FirstStepResponse"][];
        };
        FirstStepsRequest: {
            ticked: ("logo" | "time-zone" | "event-types" | "first-show" | "door")[];
        };
        ArtistProfileResponse: {
            id: number;
            name: string;
            genre: string;
            description: string | null;
            website: string | null;
            socialMedia: string | null;
            profileImage: string | null;
            demoFile: string | null;
            demoFileType: string | null;
            userId: number | null;
            email: string;
            phone: string | null;
            experience: string | null;
            equipment: string | null;
            priceRange: string | null;
            availability: string | null;
            isApproved: boolean;
            version: number;
            /** Format: date-time */
            createdAt: string;
        };
        MessageDetails: {
            id: number;
            /** @enum {string} */
            channel: "email" | "sms" | "push";
            kind: string;
            recipient: string;
            subject: string;
            text: string | null;
            /** @enum {string} */
            status: "queued" | "sent" | "failed" | "not-sent";
            reason: string | null;
            attempts: number;
            canResend: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            sentAt: string | null;
            /** Format: date-time */
            nextAttemptAt: string | null;
        };
        WaitingResponse: {
            /** @enum {string} */
            kind: "artist" | "message" | "photo" | "proposal" | "request" | "table" | "text" | "webhook";
            id: number;
            /** Format: date-time */
            since: string;
            artist?: components["schemas"]["ArtistProfileResponse"];
            message?: components["schemas"]["MessageDetails"];
            photo?: components["schemas"]["VerificationResponse"];
            proposal?: components["schemas"]["ArtistBookingResponse"];
            request?: components["schemas"]["BookingRequestResponse"];
            table?: components["schemas"]["TableBookingResponse"];
            text?: components["schemas"]["SmsRequestResponse"];
            webhook?: components["schemas"]["WebhookResponse"];
        };
        TodayNews: {
            tag: string;
            waiting: number;
        };
        LoggedPersonResponse: {
            id: number;
            name: string | null;
        };
        LoggedFieldResponse: {
            name: string;
            isKept: boolean;
            before: string | null;
            after: string | null;
        };
        StaffLogEntryResponse: {
            id: number;
            /** Format: date-time */
            at: string;
            person: components["schemas"]["LoggedPersonResponse"] | null;
            device: string;
            /** Format: uuid */
            requestId: string;
            /** @example Events.update */
            action: string;
            /** @enum {string} */
            operation: "insert" | "update" | "delete" | "none";
            /** @enum {string} */
            thing: "api_tokens" | "artist_bookings" | "artist_invitations" | "artists" | "badges" | "booking_requests" | "bookings" | "door_devices" | "event_attendance" | "event_photos" | "event_types" | "events" | "imports" | "loyalty_members" | "messages" | "rewards" | "sms_event_requests" | "users" | "venue" | "webhooks";
            thingId: number | null;
            name: string | null;
            part: string;
            fields: components["schemas"]["LoggedFieldResponse"][];
        };
        OwnFeedResponse: {
            /** Format: date-time */
            createdAt: string | null;
        };
        OwnFeedAddressResponse: {
            /** @example https://venue.example/feeds/own/abc.ics */
            url: string;
            /** Format: date-time */
            createdAt: string;
        };
        ShowAheadResponse: {
            name: string;
            /** @example 2026-11-27 */
            date: string;
            /** @example 20:00 */
            time: string;
        };
        OwnDataResponse: {
            email: string;
            isEmailProved: boolean;
            isLastAdmin: boolean;
            showsAhead: components["schemas"]["ShowAheadResponse"][];
        };
        OwnDataRequest: {
            currentPassword: string;
        };
        ErasureConfirmation: {
            token: string;
        };
        GoneAccountsRequest: {
            userIds: number[];
        };
        GoneAccountsResponse: {
            gone: number[];
        };
        PersonRequest: {
            userId?: number;
            email: string;
        };
        PersonErasureRequest: {
            userId?: number;
            email: string;
            confirmation: string;
        };
        StillNamedResponse: {
            /** @example events.name */
            where: string;
            rows: number;
        };
        PersonErasureResponse: {
            stillNamed: components["schemas"]["StillNamedResponse"][] | null;
        };
        ImportColumnResponse: {
            /** @enum {string} */
            field: "name" | "date" | "time" | "endDate" | "endTime" | "doorsTime" | "description" | "type" | "artists" | "status" | "capacity" | "uid" | "firstName" | "lastName" | "email" | "phone" | "points";
            label: string;
            column: number | null;
        };
        FateCountsResponse: {
            new: number;
            changed: number;
            same: number;
            cannot: number;
        };
        ImportResponse: {
            id: number;
            /** @enum {string} */
            kind: "events" | "members";
            /** @enum {string} */
            state: "preview" | "running" | "stopped" | "done";
            fileName: string;
            /** @enum {string} */
            format: "ics" | "csv";
            notes: string[];
            columnNames: string[];
            columns: components["schemas"]["ImportColumnResponse"][];
            missing: string[];
            /** @enum {string} */
            dateOrder: "month-first" | "day-first";
            type: string;
            usualTime: string | null;
            tellsFollowers: boolean;
            total: number;
            done: number;
            counts: components["schemas"]["FateCountsResponse"];
            /** Format: date-time */
            createdAt: string;
        };
        ImportRowResponse: {
            id: number;
            line: number;
            cells: string[];
            /** @enum {string} */
            fate: "new" | "changed" | "same" | "cannot";
            words: string;
        };
        ImportColumnRequest: {
            /** @enum {string} */
            field: "name" | "date" | "time" | "endDate" | "endTime" | "doorsTime" | "description" | "type" | "artists" | "status" | "capacity" | "uid" | "firstName" | "lastName" | "email" | "phone" | "points";
            column: number;
        };
        ImportOptionsRequest: {
            columns?: components["schemas"]["ImportColumnRequest"][];
            /** @enum {string} */
            dateOrder?: "month-first" | "day-first";
            type?: string;
            /** @example 20:00 */
            usualTime?: string | null;
            tellsFollowers?: boolean;
        };
        MessageProviderResponse: {
            /** @enum {string} */
            channel: "email" | "sms" | "push";
            isSetUp: boolean;
        };
        PreferenceResponse: {
            /** @enum {string} */
            topic: "shows" | "artists" | "invitations" | "bookings" | "reminders" | "texts" | "photos" | "failures";
            email: boolean;
            sms: boolean;
            push: boolean;
        };
        PreferenceRequest: {
            /** @enum {string} */
            topic: "shows" | "artists" | "invitations" | "bookings" | "reminders" | "texts" | "photos" | "failures";
            /** @enum {string} */
            channel: "email" | "sms" | "push";
            isWanted: boolean;
        };
        PushKeyResponse: {
            publicKey: string;
        };
        PushSubscriptionResponse: {
            /** Format: uuid */
            key: string;
            device: string;
            /** Format: date-time */
            createdAt: string;
        };
        PushSubscriptionRequest: {
            endpoint: string;
            p256dh: string;
            auth: string;
            device: string;
        };
        UnsubscriptionResponse: {
            /** @enum {string} */
            topic: "shows" | "artists" | "invitations" | "bookings" | "reminders" | "texts" | "photos" | "failures";
            isSubscribed: boolean;
        };
        AdminUserResponse: {
            id: number;
            username: string;
            email: string;
            firstName: string | null;
            lastName: string | null;
            /** @enum {string} */
            userType: "admin" | "user" | "artist" | "staff";
            isActive: boolean;
            emailVerified: boolean;
            hasPin: boolean;
            profileImage: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        StaffRequest: {
            username: string;
            email: string;
            firstName: string;
            lastName: string;
            pin: string;
        };
        PinRequest: {
            pin: string;
        };
        ArtistResponse: {
            id: number;
            name: string;
            genre: string;
            description: string | null;
            website: string | null;
            socialMedia: string | null;
            profileImage: string | null;
            demoFile: string | null;
            demoFileType: string | null;
        };
        ArtistRequest: {
            name?: string | null;
            genre?: string | null;
            description?: string | null;
            email?: string | null;
            phone?: string | null;
            website?: string | null;
            socialMedia?: string | null;
            experience?: string | null;
            equipment?: string | null;
            priceRange?: string | null;
            availability?: string | null;
            /** @default false */
            removeProfileImage: boolean;
            /** @default false */
            removeDemoFile: boolean;
            isApproved?: boolean;
        };
        ArtistApprovalRequest: {
            isApproved: boolean;
        };
        AnalyticsFigures: {
            totalMembers: number;
            totalBadges: number;
            averagePoints: number;
            goldMembers: number;
        };
        AttendancePeriod: {
            /** Format: date */
            start: string;
            shows: number;
            showNames: string[];
            checkIns: number;
            newGuests: number;
            returningGuests: number;
            unknownGuests: number;
        };
        PointsPeriod: {
            /** Format: date */
            start: string;
            attendance: number;
            badges: number;
            adjustments: number;
            total: number;
            spent: number;
        };
        TierShare: {
            /** @enum {string} */
            tier: "platinum" | "gold" | "silver" | "bronze";
            members: number;
        };
        ArtistAttendance: {
            artistId: number;
            name: string;
            shows: number;
            checkIns: number;
        };
        RewardShare: {
            name: string;
            handedOver: number;
            points: number;
        };
        AnalyticsResponse: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            timeZone: string;
            /** Format: date-time */
            asOf: string | null;
            /** @enum {string} */
            grouping: "night" | "week" | "month";
            figures: components["schemas"]["AnalyticsFigures"];
            attendance: components["schemas"]["AttendancePeriod"][];
            points: components["schemas"]["PointsPeriod"][];
            tiers: components["schemas"]["TierShare"][];
            topArtists: components["schemas"]["ArtistAttendance"][];
            rewards: components["schemas"]["RewardShare"][];
        };
        BadgeResponse: {
            id: number;
            name: string;
            description: string | null;
            /** @example Star */
            icon: string;
            /** @example bg-yellow-500 */
            color: string;
            /** @example milestone */
            category: string;
            requirement: number;
            /** @example events_attended */
            requirementType: string;
            points: number;
            isActive: boolean;
            holders?: number;
            version?: number;
        };
        BadgePreview: {
            members: number;
            isEstimate: boolean;
        };
        BadgeRequest: {
            name: string;
            description: string;
            /** @enum {string} */
            icon: "Crown" | "Award" | "Star" | "Heart" | "Music" | "Moon" | "Calendar" | "Clock" | "Trophy" | "Medal" | "Target" | "Zap";
            color: string;
            /** @enum {string} */
            category: "milestone" | "attendance" | "events" | "special";
            requirement: number;
            /** @enum {string} */
            requirementType: "events_attended" | "country_events" | "late_night_events" | "weekend_consecutive" | "early_booking";
            /** @default 0 */
            points: number;
        };
        BadgeChanges: {
            name: string;
            description: string;
            /** @enum {string} */
            icon: "Crown" | "Award" | "Star" | "Heart" | "Music" | "Moon" | "Calendar" | "Clock" | "Trophy" | "Medal" | "Target" | "Zap";
            color: string;
            /** @enum {string} */
            category: "milestone" | "attendance" | "events" | "special";
            requirement: number;
            /** @enum {string} */
            requirementType: "events_attended" | "country_events" | "late_night_events" | "weekend_consecutive" | "early_booking";
            points: number;
            isActive?: boolean;
        };
        LedgerReversal: {
            id: number;
            reason: string | null;
            by: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        LedgerEntryResponse: {
            id: number;
            /** @enum {string} */
            type: "attendance" | "badge" | "adjustment" | "redemption" | "reversal";
            points: number;
            description: string | null;
            eventName: string | null;
            badgeName: string | null;
            rewardName: string | null;
            by: string | null;
            reversesId: number | null;
            stands: boolean;
            reversal: components["schemas"]["LedgerReversal"] | null;
            /** Format: date-time */
            createdAt: string;
        };
        AdjustmentRequest: {
            points: number;
            reason: string;
        };
        ReversalRequest: {
            reason: string;
        };
        AwardRequest: {
            badgeId: number;
        };
        AwardResponse: {
            id: number;
            memberId: number;
            badgeId: number;
            /** Format: date-time */
            earnedDate: string;
            isNew: boolean;
        };
        MemberResponse: {
            id: number;
            name: string;
            email: string;
            phone: string | null;
            hasAccount: boolean;
            /** Format: date-time */
            joinDate: string;
            totalPoints: number;
            spentPoints: number;
            eventsAttended: number;
            /** @enum {string} */
            membershipLevel: "platinum" | "gold" | "silver" | "bronze";
            badgeCount: number;
        };
        MemberRequest: {
            name: string;
            email: string;
            phone?: string;
        };
        EnrolmentResponse: {
            id: number;
            name: string;
            email: string;
            phone: string | null;
            hasAccount: boolean;
            /** Format: date-time */
            joinDate: string;
            totalPoints: number;
            spentPoints: number;
            eventsAttended: number;
            /** @enum {string} */
            membershipLevel: "platinum" | "gold" | "silver" | "bronze";
            badgeCount: number;
            isNew: boolean;
        };
        HeldBadge: {
            id: number;
            name: string;
            /** @example Star */
            icon: string;
            /** @example bg-yellow-500 */
            color: string;
            /** Format: date-time */
            earnedDate: string;
        };
        MemberDetailsResponse: {
            id: number;
            name: string;
            email: string;
            phone: string | null;
            hasAccount: boolean;
            /** Format: date-time */
            joinDate: string;
            totalPoints: number;
            spentPoints: number;
            eventsAttended: number;
            /** @enum {string} */
            membershipLevel: "platinum" | "gold" | "silver" | "bronze";
            badgeCount: number;
            badges: components["schemas"]["HeldBadge"][];
        };
        MergePreviewResponse: {
            stays: components["schemas"]["MemberResponse"];
            goes: components["schemas"]["MemberResponse"];
            result: components["schemas"]["MemberResponse"];
        };
        MergeRequest: {
            otherId: number;
        };
        OwnMemberResponse: {
            id: number;
            name: string;
            email: string;
            phone: string | null;
            /** Format: date-time */
            joinDate: string;
            totalPoints: number;
            spentPoints: number;
            eventsAttended: number;
            /** @enum {string} */
            membershipLevel: "platinum" | "gold" | "silver" | "bronze";
            cardCode: string;
            badgesDue: boolean;
        };
        MemberBadgeView: {
            id: number;
            name: string;
            description: string | null;
            /** @example Star */
            icon: string;
            /** @example bg-yellow-500 */
            color: string;
            /** @example milestone */
            category: string;
            requirement: number;
            /** @example events_attended */
            requirementType: string;
            points: number;
            memberId: number;
            badgeId: number;
            progress: number;
            /** Format: date-time */
            earnedDate: string | null;
            isNew: boolean;
        };
        SeenBadgesRequest: {
            badgeIds: number[];
        };
        PointsEntryResponse: {
            id: number;
            /** @enum {string} */
            type: "attendance" | "badge" | "adjustment" | "redemption" | "reversal";
            points: number;
            description: string | null;
            eventName: string | null;
            badgeName: string | null;
            rewardName: string | null;
            stands: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        OfferedReward: {
            id: number;
            name: string;
            description: string | null;
            points: number;
            /** Format: date */
            offeredUntil: string | null;
            left: number | null;
            /** @enum {string|null} */
            problem: "not-offered" | "over" | "none-left" | "too-few-points" | null;
        };
        OwnRedemptionResponse: {
            id: number;
            rewardId: number | null;
            rewardName: string;
            points: number;
            /** @enum {string} */
            status: "asked" | "withdrawn" | "handed-over" | "reversed";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            handedOverAt: string | null;
            /** Format: date-time */
            reversedAt: string | null;
            reason: string | null;
        };
        MemberRewardsResponse: {
            spendablePoints: number;
            rewards: components["schemas"]["OfferedReward"][];
            redemptions: components["schemas"]["OwnRedemptionResponse"][];
        };
        AskRequest: {
            rewardId: number;
        };
        RedemptionResponse: {
            id: number;
            memberId: number;
            memberName: string;
            rewardId: number | null;
            rewardName: string;
            points: number;
            /** @enum {string} */
            status: "asked" | "withdrawn" | "handed-over" | "reversed";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            handedOverAt: string | null;
            handedOverBy: string | null;
            gate: string | null;
            /** Format: date-time */
            reversedAt: string | null;
            reversedBy: string | null;
            reason: string | null;
        };
        HandOverRequest: {
            rewardId: number;
            redemptionId?: number;
        };
        RewardResponse: {
            id: number;
            name: string;
            description: string | null;
            points: number;
            stock: number | null;
            handedOver: number;
            /** Format: date */
            offeredUntil: string | null;
            isOffered: boolean;
            version: number;
        };
        RewardRequest: {
            name: string;
            description?: string;
            points: number;
            stock?: number;
            /** Format: date */
            offeredUntil?: string;
            isOffered?: boolean;
        };
        /** @description What every refused request is answered with. */
        Problem: {
            statusCode: number;
            /** @description Stable, `area.reason`. Programs decide by this, never by `message`. */
            code: string;
            /** @description Fit to show a person. */
            message: string;
            /** @description First message per field that was refused, by its name in the request. */
            fields?: {
                [key: string]: string;
            };
            /** @description With a clash: what there is now, null for nothing, so that a person sees both and chooses. */
            current?: unknown;
        };
    };
    responses: {
        /**
         * @description Something in the request is missing or wrong; `fields` names it where it can.
         *
         *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`.
         */
        400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {integer} */
                    statusCode: 400;
                    /** @enum {string} */
                    code: "request.invalid" | "request.malformed" | "request.too-complex";
                };
            };
        };
        /**
         * @description It is not known who asks: signed out, the session or the API token over, or the password wrong.
         *
         *     Codes: `auth.signed-out`, `auth.token-ended`.
         */
        401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {integer} */
                    statusCode: 401;
                    /** @enum {string} */
                    code: "auth.signed-out" | "auth.token-ended";
                };
            };
        };
        /**
         * @description The account or the API token may not do this, or the request does not come from where it must.
         *
         *     Codes: `auth.forbidden`, `auth.cross-site`, `auth.token-scope`.
         */
        403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {integer} */
                    statusCode: 403;
                    /** @enum {string} */
                    code: "auth.forbidden" | "auth.cross-site" | "auth.token-scope";
                };
            };
        };
        /**
         * @description The request is too large.
         *
         *     Codes: `request.too-large`.
         */
        413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {integer} */
                    statusCode: 413;
                    /** @enum {string} */
                    code: "request.too-large";
                };
            };
        };
        /**
         * @description The request, or a file in it, is of a type that is not taken.
         *
         *     Codes: `request.unsupported-type`.
         */
        415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {integer} */
                    statusCode: 415;
                    /** @enum {string} */
                    code: "request.unsupported-type";
                };
            };
        };
        /**
         * @description Too many from this account, address or API token.
         *
         *     Codes: `auth.token-too-busy`.
         */
        429: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {integer} */
                    statusCode: 429;
                    /** @enum {string} */
                    code: "auth.token-too-busy";
                };
            };
        };
        /**
         * @description The server cannot answer this right now.
         *
         *     Codes: `server.unavailable`, `storage.unavailable`.
         */
        503: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {integer} */
                    statusCode: 503;
                    /** @enum {string} */
                    code: "server.unavailable" | "storage.unavailable";
                };
            };
        };
        /** @description Whatever else goes wrong: 408 when the request arrives too slowly, 500 for a fault of ours, 507 when the storage is full. */
        default: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The next page, where there is one: `<address>; rel="next"` (RFC 8288). */
        Link: string;
        /** @description The version, for `If-None-Match`, and for `If-Match` where a change takes it. */
        ETag: string;
        /** @description Seconds to wait. */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "Checks.checkMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailCheckResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `health.too-many`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "health.too-many";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Checks.checkStorage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageCheckResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `health.too-many`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "health.too-many";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Health.ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PingResponse"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Health.live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /**
             * @description The server cannot answer this right now.
             *
             *     Codes: `server.unavailable`, `storage.unavailable`, `health.leaving`.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 503;
                        /** @enum {string} */
                        code: "server.unavailable" | "storage.unavailable" | "health.leaving";
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    "Health.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /**
             * @description The server cannot answer this right now.
             *
             *     Codes: `server.unavailable`, `storage.unavailable`, `health.leaving`.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 503;
                        /** @enum {string} */
                        code: "server.unavailable" | "storage.unavailable" | "health.leaving";
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    "Auth.me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Auth.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `users.username-taken`, `users.email-taken`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "users.username-taken" | "users.email-taken";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `auth.too-many-attempts`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "auth.too-many-attempts";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["400"];
            /**
             * @description It is not known who asks: signed out, the session or the API token over, or the password wrong.
             *
             *     Codes: `auth.invalid-credentials`.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 401;
                        /** @enum {string} */
                        code: "auth.invalid-credentials";
                    };
                };
            };
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `auth.too-many-attempts`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "auth.too-many-attempts";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Account.updateProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `users.email-taken`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "users.email-taken";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `auth.too-many-attempts`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "auth.too-many-attempts";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Account.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `auth.wrong-password`, `auth.passwords-differ`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "auth.wrong-password" | "auth.passwords-differ";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `auth.too-many-attempts`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "auth.too-many-attempts";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Account.forgotPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description The same, whether there is such an account or not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `auth.too-many-attempts`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "auth.too-many-attempts";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Account.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `auth.link-ended`, `auth.passwords-differ`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "auth.link-ended" | "auth.passwords-differ";
                    };
                };
            };
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Account.verifyEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `auth.link-ended`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "auth.link-ended";
                    };
                };
            };
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Account.resendVerification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `auth.too-many-attempts`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "auth.too-many-attempts";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "OwnSessions.find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessionResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "OwnSessions.endOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "OwnSessions.end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `auth.session-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "auth.session-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "ProfileImage.replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description An image smaller than 5 MB
                     */
                    profileImage: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `auth.profile-image-missing`, `auth.profile-image-damaged`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "auth.profile-image-missing" | "auth.profile-image-damaged";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description The request is too large.
             *
             *     Codes: `request.too-large`, `auth.profile-image-too-large`, `auth.profile-image-too-many-pixels`, `auth.profile-image-too-complex`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 413;
                        /** @enum {string} */
                        code: "request.too-large" | "auth.profile-image-too-large" | "auth.profile-image-too-many-pixels" | "auth.profile-image-too-complex";
                    };
                };
            };
            /**
             * @description The request, or a file in it, is of a type that is not taken.
             *
             *     Codes: `request.unsupported-type`, `auth.profile-image-unsupported-type`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 415;
                        /** @enum {string} */
                        code: "request.unsupported-type" | "auth.profile-image-unsupported-type";
                    };
                };
            };
            /**
             * @description The server cannot answer this right now.
             *
             *     Codes: `server.unavailable`, `storage.unavailable`, `auth.profile-image-busy`.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 503;
                        /** @enum {string} */
                        code: "server.unavailable" | "storage.unavailable" | "auth.profile-image-busy";
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    "ProfileImage.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Venue.find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueResponse"];
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Venue.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is based on: `"3"`, or what `ETag` gave. Without it, whatever is there. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VenueSettingsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueSettingsResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `venue.logo-unknown`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "venue.logo-unknown";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is at another version than the change is based on; nothing was changed.
             *
             *     Codes: `venue.changed-meanwhile`.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 412;
                        /** @enum {string} */
                        code: "venue.changed-meanwhile";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Venue.findSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueSettingsResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Venue.keepLogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPEG or PNG of at most 5 MB
                     */
                    logo: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `venue.logo-missing`, `venue.logo-damaged`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "venue.logo-missing" | "venue.logo-damaged";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description The request is too large.
             *
             *     Codes: `request.too-large`, `venue.logo-too-large`, `venue.logo-too-many-pixels`, `venue.logo-too-complex`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 413;
                        /** @enum {string} */
                        code: "request.too-large" | "venue.logo-too-large" | "venue.logo-too-many-pixels" | "venue.logo-too-complex";
                    };
                };
            };
            /**
             * @description The request, or a file in it, is of a type that is not taken.
             *
             *     Codes: `request.unsupported-type`, `venue.logo-unsupported-type`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 415;
                        /** @enum {string} */
                        code: "request.unsupported-type" | "venue.logo-unsupported-type";
                    };
                };
            };
            /**
             * @description The server cannot answer this right now.
             *
             *     Codes: `server.unavailable`, `storage.unavailable`, `venue.logo-busy`.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 503;
                        /** @enum {string} */
                        code: "server.unavailable" | "storage.unavailable" | "venue.logo-busy";
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    "VenueApp.manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A W3C Web Application Manifest. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/manifest+json": Record<string, never>;
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "VenueApp.picture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The venue has no logo: the product’s own picture. */
            302: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `venue.app-picture-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "venue.app-picture-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "EventTypes.findAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeResponse"][];
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "EventTypes.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventTypeRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `event-types.name-reserved`, `event-types.name-too-long`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "event-types.name-reserved" | "event-types.name-too-long";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `event-types.name-taken`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "event-types.name-taken";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "EventTypes.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventTypeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `event-types.name-reserved`, `event-types.name-too-long`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "event-types.name-reserved" | "event-types.name-too-long";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `event-types.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "event-types.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `event-types.name-taken`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "event-types.name-taken";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "EventTypes.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `event-types.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "event-types.not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "EventTypes.findUsage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeUsageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `event-types.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "event-types.not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "EventSeries.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventSeriesRequest"];
            };
        };
        responses: {
            /** @description A repeat: the nights that the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventSeriesResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventSeriesResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `events.invalid-series`, `events.invalid-times`, `events.image-unknown`, `events.artist-unknown`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "events.invalid-series" | "events.invalid-times" | "events.image-unknown" | "events.artist-unknown";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `events.artist-busy`, `events.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "events.artist-busy" | "events.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "SeriesChange.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
                /** @description The version that the change is based on: `"3"`, or what `ETag` gave. Without it, whatever is there. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesChangeRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesChangeResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesChangeResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `events.invalid-series`, `events.invalid-times`, `events.image-unknown`, `events.artist-unknown`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "events.invalid-series" | "events.invalid-times" | "events.image-unknown" | "events.artist-unknown";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `events.not-in-series`, `events.series-played`, `events.artist-busy`, `events.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "events.not-in-series" | "events.series-played" | "events.artist-busy" | "events.key-reused";
                    };
                };
            };
            /**
             * @description It is at another version than the change is based on; nothing was changed.
             *
             *     Codes: `events.changed-meanwhile`.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 412;
                        /** @enum {string} */
                        code: "events.changed-meanwhile";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "SeriesChange.previewChange": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is based on: `"3"`, or what `ETag` gave. Without it, whatever is there. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesChangeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesPreviewResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `events.invalid-series`, `events.invalid-times`, `events.image-unknown`, `events.artist-unknown`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "events.invalid-series" | "events.invalid-times" | "events.image-unknown" | "events.artist-unknown";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `events.not-in-series`, `events.series-played`, `events.artist-busy`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "events.not-in-series" | "events.series-played" | "events.artist-busy";
                    };
                };
            };
            /**
             * @description It is at another version than the change is based on; nothing was changed.
             *
             *     Codes: `events.changed-meanwhile`.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 412;
                        /** @enum {string} */
                        code: "events.changed-meanwhile";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "SeriesChange.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
                /** @description The version that the change is based on: `"3"`, or what `ETag` gave. Without it, whatever is there. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesDeletionRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesChangeResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesChangeResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `events.not-in-series`, `events.series-played`, `events.has-check-ins`, `events.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "events.not-in-series" | "events.series-played" | "events.has-check-ins" | "events.key-reused";
                    };
                };
            };
            /**
             * @description It is at another version than the change is based on; nothing was changed.
             *
             *     Codes: `events.changed-meanwhile`.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 412;
                        /** @enum {string} */
                        code: "events.changed-meanwhile";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "SeriesChange.previewDeletion": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is based on: `"3"`, or what `ETag` gave. Without it, whatever is there. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesDeletionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesPreviewResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `events.not-in-series`, `events.series-played`, `events.has-check-ins`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "events.not-in-series" | "events.series-played" | "events.has-check-ins";
                    };
                };
            };
            /**
             * @description It is at another version than the change is based on; nothing was changed.
             *
             *     Codes: `events.changed-meanwhile`.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 412;
                        /** @enum {string} */
                        code: "events.changed-meanwhile";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "SeriesChange.undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `events.invalid-series`, `events.invalid-times`, `events.image-unknown`, `events.artist-unknown`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "events.invalid-series" | "events.invalid-times" | "events.image-unknown" | "events.artist-unknown";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.series-change-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.series-change-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `events.artist-busy`, `events.undo-over`, `events.changed-since`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "events.artist-busy" | "events.undo-over" | "events.changed-since";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Events.findPage": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                from?: string;
                to?: string;
                q?: string;
                type?: string;
                artistId?: number;
                status?: "scheduled" | "postponed" | "cancelled";
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventResponse"][];
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "EventEditing.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRequest"];
            };
        };
        responses: {
            /** @description A repeat: the event that the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `events.invalid-times`, `events.image-unknown`, `events.artist-unknown`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "events.invalid-times" | "events.image-unknown" | "events.artist-unknown";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `events.artist-busy`, `events.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "events.artist-busy" | "events.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "EventEditing.uploadImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A picture of at most 5 MB
                     */
                    image: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventImageResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `events.image-missing`, `events.image-damaged`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "events.image-missing" | "events.image-damaged";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description The request is too large.
             *
             *     Codes: `request.too-large`, `events.image-too-large`, `events.image-too-many-pixels`, `events.image-too-complex`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 413;
                        /** @enum {string} */
                        code: "request.too-large" | "events.image-too-large" | "events.image-too-many-pixels" | "events.image-too-complex";
                    };
                };
            };
            /**
             * @description The request, or a file in it, is of a type that is not taken.
             *
             *     Codes: `request.unsupported-type`, `events.image-unsupported-type`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 415;
                        /** @enum {string} */
                        code: "request.unsupported-type" | "events.image-unsupported-type";
                    };
                };
            };
            429: components["responses"]["429"];
            /**
             * @description The server cannot answer this right now.
             *
             *     Codes: `server.unavailable`, `storage.unavailable`, `events.image-busy`.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 503;
                        /** @enum {string} */
                        code: "server.unavailable" | "storage.unavailable" | "events.image-busy";
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    "Events.findOne": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventResponse"];
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found";
                    };
                };
            };
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "EventEditing.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is based on: `"3"`, or what `ETag` gave. Without it, whatever is there. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `events.invalid-times`, `events.image-unknown`, `events.artist-unknown`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "events.invalid-times" | "events.image-unknown" | "events.artist-unknown";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `events.artist-busy`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "events.artist-busy";
                    };
                };
            };
            /**
             * @description It is at another version than the change is based on; nothing was changed.
             *
             *     Codes: `events.changed-meanwhile`.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 412;
                        /** @enum {string} */
                        code: "events.changed-meanwhile";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "EventEditing.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is based on: `"3"`, or what `ETag` gave. Without it, whatever is there. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found";
                    };
                };
            };
            /**
             * @description It is at another version than the change is based on; nothing was changed.
             *
             *     Codes: `events.changed-meanwhile`.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 412;
                        /** @enum {string} */
                        code: "events.changed-meanwhile";
                    };
                };
            };
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "EventEditing.patch": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is based on: `"3"`, or what `ETag` gave. Without it, whatever is there. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPatchRequest"];
            };
        };
        responses: {
            /** @description Artists change artistNotes alone, of events they play. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `events.invalid-times`, `events.image-unknown`, `events.artist-unknown`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "events.invalid-times" | "events.image-unknown" | "events.artist-unknown";
                    };
                };
            };
            401: components["responses"]["401"];
            /**
             * @description The account or the API token may not do this, or the request does not come from where it must.
             *
             *     Codes: `auth.forbidden`, `auth.cross-site`, `auth.token-scope`, `events.notes-only`.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 403;
                        /** @enum {string} */
                        code: "auth.forbidden" | "auth.cross-site" | "auth.token-scope" | "events.notes-only";
                    };
                };
            };
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `events.artist-busy`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "events.artist-busy";
                    };
                };
            };
            /**
             * @description It is at another version than the change is based on; nothing was changed.
             *
             *     Codes: `events.changed-meanwhile`.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 412;
                        /** @enum {string} */
                        code: "events.changed-meanwhile";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Invitations.findPage": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                status?: "pending" | "accepted" | "declined" | "expired" | "cancelled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All for admins, an artist’s own; the newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Invitations.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            /** @description A repeat: the invitation that was sent then. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `invitations.date-refused`, `invitations.artist-unknown`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "invitations.date-refused" | "invitations.artist-unknown";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `invitations.artist-not-approved`, `invitations.artist-blocked`, `invitations.artist-not-available`, `invitations.already-invited`, `invitations.key-reused`, `invitations.show-changed`, `events.artist-busy`, `events.bill-full`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "invitations.artist-not-approved" | "invitations.artist-blocked" | "invitations.artist-not-available" | "invitations.already-invited" | "invitations.key-reused" | "invitations.show-changed" | "events.artist-busy" | "events.bill-full";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Invitations.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `invitations.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "invitations.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `invitations.answered`, `invitations.expired`, `invitations.cancelled`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "invitations.answered" | "invitations.expired" | "invitations.cancelled";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Invitations.respond": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAnswerRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `invitations.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "invitations.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `invitations.answered`, `invitations.expired`, `invitations.cancelled`, `invitations.artist-not-approved`, `invitations.artist-blocked`, `invitations.show-changed`, `events.artist-busy`, `events.bill-full`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "invitations.answered" | "invitations.expired" | "invitations.cancelled" | "invitations.artist-not-approved" | "invitations.artist-blocked" | "invitations.show-changed" | "events.artist-busy" | "events.bill-full";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "InvitationLinks.find": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shows, and changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedInvitationResponse"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `invitations.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "invitations.not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "InvitationLinks.respond": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAnswerRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedInvitationResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `invitations.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "invitations.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `invitations.answered`, `invitations.expired`, `invitations.cancelled`, `invitations.artist-not-approved`, `invitations.artist-blocked`, `invitations.show-changed`, `events.artist-busy`, `events.bill-full`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "invitations.answered" | "invitations.expired" | "invitations.cancelled" | "invitations.artist-not-approved" | "invitations.artist-blocked" | "invitations.show-changed" | "events.artist-busy" | "events.bill-full";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Availability.findPage": {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                available?: "true" | "false";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An artist’s own entries, of which a call without parameters gives the latest thousand; for admins those of all artists, with the artist, from today on where no date is given. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Availability.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAvailabilityRequest"];
            };
        };
        responses: {
            /** @description A repeat, or an entry that says the same. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedAvailabilityResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedAvailabilityResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `availability.date-passed`, `availability.invalid-times`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "availability.date-passed" | "availability.invalid-times";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `availability.no-profile`, `availability.key-reused`, `availability.date-taken`, `availability.changed-meanwhile`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "availability.no-profile" | "availability.key-reused" | "availability.date-taken" | "availability.changed-meanwhile";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Availability.repeat": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityRepeatRequest"];
            };
        };
        responses: {
            /** @description A repeat of an earlier call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityRepeatResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityRepeatResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `availability.date-passed`, `availability.invalid-times`, `availability.invalid-range`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "availability.date-passed" | "availability.invalid-times" | "availability.invalid-range";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `availability.no-profile`, `availability.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "availability.no-profile" | "availability.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Availability.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedAvailabilityResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `availability.date-passed`, `availability.invalid-times`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "availability.date-passed" | "availability.invalid-times";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `availability.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "availability.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `availability.no-profile`, `availability.key-reused`, `availability.date-taken`, `availability.changed-meanwhile`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "availability.no-profile" | "availability.key-reused" | "availability.date-taken" | "availability.changed-meanwhile";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Availability.remove": {
        parameters: {
            query?: {
                baseVersion?: number | null;
            };
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedAvailabilityResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `availability.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "availability.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `availability.no-profile`, `availability.key-reused`, `availability.changed-meanwhile`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "availability.no-profile" | "availability.key-reused" | "availability.changed-meanwhile";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "GalleryAdmin.findPage": {
        parameters: {
            query?: {
                status?: "approved" | "waiting" | "taken-down";
                eventId?: number;
                q?: string;
                lookalikes?: boolean;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPhotoResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "GalleryAdmin.findTags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most used first, at most 200. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoTagResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "GalleryAdmin.changeMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagedPhotosChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPhotoResponse"][];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `photos.too-many-tags`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "photos.too-many-tags";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "GalleryAdmin.change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagedPhotoChanges"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPhotoResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `photos.not-in-gallery`, `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "photos.not-in-gallery" | "events.not-found";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "GalleryAdmin.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `photos.not-in-gallery`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "photos.not-in-gallery";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `photos.of-check-in`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "photos.of-check-in";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "GalleryAdmin.keep": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPhotoResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `photos.not-in-gallery`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "photos.not-in-gallery";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Photos.upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPEG, PNG, WebP, HEIC, AVIF or GIF of at most 10 MB
                     */
                    photo: string;
                    eventId: number;
                    description?: string;
                    /** @enum {string} */
                    isVerificationPhoto?: "true" | "false";
                    /** @enum {string} */
                    shareInGallery?: "true" | "false";
                    /** @description JSON list of texts, of a gallery photo */
                    tags?: string;
                };
            };
        };
        responses: {
            /** @description The same upload had been kept before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoUploadResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoUploadResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `photos.missing`, `photos.too-small`, `photos.damaged`, `photos.tags-of-guest`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "photos.missing" | "photos.too-small" | "photos.damaged" | "photos.tags-of-guest";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `photos.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "photos.key-reused";
                    };
                };
            };
            /**
             * @description The request is too large.
             *
             *     Codes: `request.too-large`, `photos.too-large`, `photos.too-many-pixels`, `photos.too-complex`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 413;
                        /** @enum {string} */
                        code: "request.too-large" | "photos.too-large" | "photos.too-many-pixels" | "photos.too-complex";
                    };
                };
            };
            /**
             * @description The request, or a file in it, is of a type that is not taken.
             *
             *     Codes: `request.unsupported-type`, `photos.unsupported-type`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 415;
                        /** @enum {string} */
                        code: "request.unsupported-type" | "photos.unsupported-type";
                    };
                };
            };
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `photos.too-many`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "photos.too-many";
                    };
                };
            };
            /**
             * @description The server cannot answer this right now.
             *
             *     Codes: `server.unavailable`, `storage.unavailable`, `photos.busy`.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 503;
                        /** @enum {string} */
                        code: "server.unavailable" | "storage.unavailable" | "photos.busy";
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    "Gallery.findPage": {
        parameters: {
            query?: {
                q?: string;
                eventId?: number;
                tag?: string;
                order?: "newest" | "oldest" | "name";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryPhotoResponse"][];
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Gallery.findTags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 100, the most used first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryTagResponse"][];
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Gallery.findEvents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 100, the latest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryEventCountResponse"][];
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Gallery.findOne": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryPhotoResponse"];
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `photos.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "photos.not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Gallery.findNeighbours": {
        parameters: {
            query?: {
                q?: string;
                eventId?: number;
                tag?: string;
                order?: "newest" | "oldest" | "name";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the list of these filters and order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryNeighboursResponse"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `photos.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "photos.not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Uploads.serve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                    "audio/*": string;
                    "video/*": string;
                };
            };
            /** @description The part that `Range` asks for. */
            206: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                    "audio/*": string;
                    "video/*": string;
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `uploads.not-found`, `storage.file-missing`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "uploads.not-found" | "storage.file-missing";
                    };
                };
            };
            /** @description The file has no such part. */
            416: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description The server cannot answer this right now.
             *
             *     Codes: `server.unavailable`, `storage.unavailable`, `uploads.not-ready`.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 503;
                        /** @enum {string} */
                        code: "server.unavailable" | "storage.unavailable" | "uploads.not-ready";
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    "CheckIn.findOwn": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's own check-ins, the newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCheckInResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "CheckIn.record": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceRequest"];
            };
        };
        responses: {
            /** @description A repeat of an earlier call, answered the same. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`, `photos.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found" | "photos.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `check-in.not-open`, `check-in.photo-used`, `check-in.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "check-in.not-open" | "check-in.photo-used" | "check-in.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `check-in.too-many`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "check-in.too-many";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "DoorActs.checkIn": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoorCheckInRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorCheckInResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorCheckInResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`, `photos.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found" | "photos.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `check-in.photo-used`, `check-in.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "check-in.photo-used" | "check-in.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "DoorActs.undo": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoorUndoRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorActResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorActResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `door.check-in-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "door.check-in-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `door.undo-too-late`, `check-in.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "door.undo-too-late" | "check-in.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "DoorActs.exit": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoorExitRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorActResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorActResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `door.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "door.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "DoorActs.refuse": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoorRefusalRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorActResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorActResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `door.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "door.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "DoorRewards.findAsked": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorAskedReward"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.member-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.member-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "DoorRewards.handOver": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoorHandOverRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorHandOverResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorHandOverResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.member-not-found`, `loyalty.reward-not-found`, `loyalty.redemption-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.member-not-found" | "loyalty.reward-not-found" | "loyalty.redemption-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `loyalty.member-blocked`, `loyalty.redemption-closed`, `loyalty.key-reused`, `loyalty.reward-not-offered`, `loyalty.reward-over`, `loyalty.reward-none-left`, `loyalty.reward-too-few-points`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "loyalty.member-blocked" | "loyalty.redemption-closed" | "loyalty.key-reused" | "loyalty.reward-not-offered" | "loyalty.reward-over" | "loyalty.reward-none-left" | "loyalty.reward-too-few-points";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Verifications.findPage": {
        parameters: {
            query?: {
                status?: "pending" | "approved" | "rejected";
                eventId?: number;
                q?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Verifications.count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationCount"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Verifications.decideMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationDecisions"];
            };
        };
        responses: {
            /** @description Each is decided by itself; a repeat changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationOutcome"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `verifications.reason-needed`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "verifications.reason-needed";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Verifications.decide": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is based on: `"3"`, or what `ETag` gave. Without it, whatever is there. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationDecision"];
            };
        };
        responses: {
            /** @description A repeat changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `verifications.reason-needed`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "verifications.reason-needed";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `verifications.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "verifications.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `verifications.undone`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "verifications.undone";
                    };
                };
            };
            /**
             * @description It is at another version than the change is based on; nothing was changed.
             *
             *     Codes: `verifications.decided-meanwhile`.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 412;
                        /** @enum {string} */
                        code: "verifications.decided-meanwhile";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "ArtistBookings.findPage": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                status?: "pending" | "accepted" | "declined" | "confirmed";
                artistId?: number;
                order?: "newest" | "need";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Artists see their own. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistBookingResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "ArtistBookings.propose": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArtistBookingRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistBookingResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistBookingResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `bookings.date-in-past`, `events.artist-unknown`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "bookings.date-in-past" | "events.artist-unknown";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `bookings.proposal-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "bookings.proposal-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `bookings.artist-not-approved`, `bookings.artist-without-account`, `bookings.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "bookings.artist-not-approved" | "bookings.artist-without-account" | "bookings.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "ArtistBookings.decide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArtistBookingDecision"];
            };
        };
        responses: {
            /** @description Confirming makes the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistBookingResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `bookings.not-an-answer`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "bookings.not-an-answer";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `bookings.proposal-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "bookings.proposal-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `bookings.illegal-move`, `bookings.date-passed`, `bookings.artist-not-approved`, `bookings.artist-without-account`, `events.artist-busy`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "bookings.illegal-move" | "bookings.date-passed" | "bookings.artist-not-approved" | "bookings.artist-without-account" | "events.artist-busy";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "BookingRequests.findPage": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                status?: "pending" | "approved" | "rejected" | "contacted";
                order?: "newest" | "need";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRequestResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "BookingRequests.ask": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingRequestRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRequestReceipt"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRequestReceipt"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `bookings.date-in-past`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "bookings.date-in-past";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `bookings.artist-not-found`, `bookings.request-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "bookings.artist-not-found" | "bookings.request-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `bookings.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "bookings.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `bookings.too-many`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "bookings.too-many";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "BookingRequests.decide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingRequestDecision"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRequestResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `bookings.request-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "bookings.request-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `bookings.illegal-move`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "bookings.illegal-move";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "BookingRequests.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `bookings.request-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "bookings.request-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "TableBookings.findPage": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                eventId?: number;
                status?: "pending" | "confirmed" | "declined" | "cancelled";
                from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBookingResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "TableBookings.book": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableBookingRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBookingReceipt"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBookingReceipt"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `bookings.no-tables`, `bookings.too-few-seats`, `bookings.too-many-tables`, `bookings.contact-needed`, `bookings.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "bookings.no-tables" | "bookings.too-few-seats" | "bookings.too-many-tables" | "bookings.contact-needed" | "bookings.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `bookings.too-many`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "bookings.too-many";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "TableBookings.decide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableBookingDecision"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBookingResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `bookings.table-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "bookings.table-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `bookings.illegal-move`, `bookings.no-show`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "bookings.illegal-move" | "bookings.no-show";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "ArtistFollows.findOwn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistFollowResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "ArtistFollows.save": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArtistFollowRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistFollowResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `artists.not-found`, `reminders.device-unknown`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "artists.not-found" | "reminders.device-unknown";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `reminders.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "reminders.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `reminders.too-many`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "reminders.too-many";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "ArtistFollows.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "ShowReminders.findOwn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShowReminderResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "ShowReminders.save": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShowReminderRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShowReminderResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `reminders.reader-missing`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "reminders.reader-missing";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`, `reminders.device-unknown`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found" | "reminders.device-unknown";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `reminders.too-late`, `reminders.key-reused`, `reminders.address-full`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "reminders.too-late" | "reminders.key-reused" | "reminders.address-full";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `reminders.too-many`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "reminders.too-many";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "ShowReminders.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "SmsRequests.findPage": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                status?: "pending" | "processed" | "failed" | "conflict";
                kept?: "quiet";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsRequestResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "SmsRequests.count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsRequestCount"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "SmsRequests.find": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsRequestResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `sms.request-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "sms.request-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "SmsRequests.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `sms.request-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "sms.request-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "SmsRequests.see": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsRequestsSeen"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsRequestCount"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "SmsRequests.makeEvent": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsEventRequest"];
            };
        };
        responses: {
            /** @description A repeat: the event that is there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsEventResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `events.artist-unknown`, `events.image-unknown`, `events.invalid-times`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "events.artist-unknown" | "events.image-unknown" | "events.invalid-times";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `sms.request-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "sms.request-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `sms.already-made`, `sms.artist-blocked`, `sms.artist-gone`, `sms.changed`, `sms.date-passed`, `sms.event-deleted`, `sms.event-in-the-way`, `sms.incomplete`, `sms.undecided`, `events.artist-busy`, `events.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "sms.already-made" | "sms.artist-blocked" | "sms.artist-gone" | "sms.changed" | "sms.date-passed" | "sms.event-deleted" | "sms.event-in-the-way" | "sms.incomplete" | "sms.undecided" | "events.artist-busy" | "events.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "SmsRequests.undoEvent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsUndoRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsUndoResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `sms.request-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "sms.request-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `sms.event-deleted`, `sms.sender-wrote`, `events.changed-since`, `events.counted-on`, `events.undo-over`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "sms.event-deleted" | "sms.sender-wrote" | "events.changed-since" | "events.counted-on" | "events.undo-over";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "SmsRequests.decide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsDecision"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsRequestResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `sms.request-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "sms.request-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `sms.artist-gone`, `sms.changed`, `sms.decided`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "sms.artist-gone" | "sms.changed" | "sms.decided";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "SmsTestForm.process": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsTestRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsTestResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `sms.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "sms.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /**
             * @description The server cannot answer this right now.
             *
             *     Codes: `server.unavailable`, `storage.unavailable`, `sms.too-slow`.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 503;
                        /** @enum {string} */
                        code: "server.unavailable" | "storage.unavailable" | "sms.too-slow";
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    "SmsTestForm.describe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsSetupResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "SmsWebhook.receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Phone number, or `channel:address`. */
                    From: string;
                    Body?: string;
                    /** @description A message that comes again with it is taken once. */
                    MessageSid?: string;
                    /** @description Pictures that came with it. */
                    NumMedia?: string;
                    /** @enum {string} */
                    OptOutType?: "STOP" | "START" | "HELP";
                };
            };
        };
        responses: {
            /** @description TwiML: one text back, or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `sms.no-sender`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "sms.no-sender";
                    };
                };
            };
            401: components["responses"]["401"];
            /**
             * @description The account or the API token may not do this, or the request does not come from where it must.
             *
             *     Codes: `auth.forbidden`, `auth.cross-site`, `auth.token-scope`, `sms.bad-signature`.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 403;
                        /** @enum {string} */
                        code: "auth.forbidden" | "auth.cross-site" | "auth.token-scope" | "sms.bad-signature";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /**
             * @description The server cannot answer this right now.
             *
             *     Codes: `server.unavailable`, `storage.unavailable`, `sms.too-slow`.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 503;
                        /** @enum {string} */
                        code: "server.unavailable" | "storage.unavailable" | "sms.too-slow";
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    "Devices.findAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Devices.pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairingRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `door.name-taken`, `door.device-revoked`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "door.name-taken" | "door.device-revoked";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Devices.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `door.device-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "door.device-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Devices.findOwn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDeviceResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Devices.unpair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `door.device-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "door.device-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "DoorList.find": {
        parameters: {
            query?: {
                since?: string;
                night?: string;
                wait?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorListResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Report.find": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorReportResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found";
                    };
                };
            };
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "ApiTokens.findAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "ApiTokens.make": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiTokenRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeApiTokenResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `connections.token-name-taken`, `connections.too-many-tokens`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "connections.token-name-taken" | "connections.too-many-tokens";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "ApiTokens.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `connections.token-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "connections.token-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "WebhookDeliveries.findDeliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `connections.webhook-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "connections.webhook-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "WebhookDeliveries.sendAgain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `connections.delivery-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "connections.delivery-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `connections.webhook-paused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "connections.webhook-paused";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Webhooks.findAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Webhooks.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `connections.address-refused`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "connections.address-refused";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `connections.webhook-name-taken`, `connections.too-many-webhooks`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "connections.webhook-name-taken" | "connections.too-many-webhooks";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Webhooks.change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `connections.address-refused`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "connections.address-refused";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `connections.webhook-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "connections.webhook-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `connections.webhook-name-taken`, `connections.too-many-webhooks`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "connections.webhook-name-taken" | "connections.too-many-webhooks";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Webhooks.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `connections.webhook-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "connections.webhook-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Webhooks.changeSecret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `connections.webhook-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "connections.webhook-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Webhooks.pause": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `connections.webhook-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "connections.webhook-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Webhooks.resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `connections.webhook-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "connections.webhook-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Webhooks.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `connections.webhook-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "connections.webhook-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `connections.webhook-paused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "connections.webhook-paused";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Today.find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodayResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Today.tickFirstSteps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstStepsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstStepResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Today.findWaiting": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Today.findNews": {
        parameters: {
            query?: {
                tag?: string;
                wait?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodayNews"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "StaffLog.findPage": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                person?: number;
                thing?: "api_tokens" | "artist_bookings" | "artist_invitations" | "artists" | "badges" | "booking_requests" | "bookings" | "door_devices" | "event_attendance" | "event_photos" | "event_types" | "events" | "imports" | "loyalty_members" | "messages" | "rewards" | "sms_event_requests" | "users" | "venue" | "webhooks";
                thingId?: number;
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLogEntryResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "StaffLog.findPeople": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedPersonResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Previews.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description The page shows something else by now: the picture is there. */
            302: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `previews.not-found`, `storage.file-missing`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "previews.not-found" | "storage.file-missing";
                    };
                };
            };
            /**
             * @description The server cannot answer this right now.
             *
             *     Codes: `server.unavailable`, `storage.unavailable`, `previews.busy`.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 503;
                        /** @enum {string} */
                        code: "server.unavailable" | "storage.unavailable" | "previews.busy";
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    "Feeds.calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Feeds.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Feeds.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/feed+json": string;
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Feeds.showCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `events.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "events.not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Feeds.typeCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `feeds.type-unknown`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "feeds.type-unknown";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Feeds.artistCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `artists.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "artists.not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "OwnFeed.calendar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `feeds.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "feeds.not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "OwnFeed.find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFeedResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `artists.no-profile`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "artists.no-profile";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "OwnFeed.renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFeedAddressResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `artists.no-profile`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "artists.no-profile";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "OwnFeed.takeBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `artists.no-profile`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "artists.no-profile";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Embed.events": {
        parameters: {
            query?: {
                type?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "OwnData.find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDataResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "OwnData.export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnDataRequest"];
            };
        };
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `auth.wrong-password`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "auth.wrong-password";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `auth.too-many-attempts`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "auth.too-many-attempts";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "OwnData.askForErasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnDataRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `auth.wrong-password`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "auth.wrong-password";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `rights.last-admin`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "rights.last-admin";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `auth.too-many-attempts`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "auth.too-many-attempts";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "OwnData.confirmErasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasureConfirmation"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `auth.link-ended`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "auth.link-ended";
                    };
                };
            };
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `rights.last-admin`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "rights.last-admin";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "OwnData.findGone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoneAccountsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoneAccountsResponse"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "People.export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRequest"];
            };
        };
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `rights.nobody-known`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "rights.nobody-known";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `users.protected`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "users.protected";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "People.erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonErasureRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonErasureResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `rights.not-confirmed`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "rights.not-confirmed";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `rights.nobody-known`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "rights.nobody-known";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `users.protected`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "users.protected";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Imports.findNewest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Imports.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description An ICS or CSV file of at most 20 MB
                     */
                    file: string;
                    /** @enum {string} */
                    kind: "events" | "members";
                };
            };
        };
        responses: {
            /** @description The same file: the preview that is there already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `imports.file-missing`, `imports.file-empty`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "imports.file-missing" | "imports.file-empty";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `imports.under-way`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "imports.under-way";
                    };
                };
            };
            /**
             * @description The request is too large.
             *
             *     Codes: `request.too-large`, `imports.file-too-large`, `imports.too-many-rows`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 413;
                        /** @enum {string} */
                        code: "request.too-large" | "imports.file-too-large" | "imports.too-many-rows";
                    };
                };
            };
            /**
             * @description The request, or a file in it, is of a type that is not taken.
             *
             *     Codes: `request.unsupported-type`, `imports.file-unreadable`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 415;
                        /** @enum {string} */
                        code: "request.unsupported-type" | "imports.file-unreadable";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Imports.find": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `imports.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "imports.not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Imports.discard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `imports.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "imports.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `imports.running`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "imports.running";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Imports.findRows": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                fate?: "new" | "changed" | "same" | "cannot";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRowResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `imports.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "imports.not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Imports.leftOut": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `imports.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "imports.not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Imports.change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportOptionsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `imports.column-unknown`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "imports.column-unknown";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `imports.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "imports.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `imports.under-way`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "imports.under-way";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Imports.start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `imports.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "imports.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `imports.not-judged`, `imports.columns-missing`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "imports.not-judged" | "imports.columns-missing";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Imports.stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `imports.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "imports.not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Messages.findPage": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                q?: string;
                status?: "queued" | "sent" | "failed" | "not-sent";
                channel?: "email" | "sms" | "push";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDetails"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Messages.findProviders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageProviderResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Messages.resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDetails"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `messages.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "messages.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `messages.already-sent`, `messages.words-removed`, `messages.no-number`, `messages.not-wanted`, `messages.too-late`, `messages.device-gone`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "messages.already-sent" | "messages.words-removed" | "messages.no-number" | "messages.not-wanted" | "messages.too-late" | "messages.device-gone";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Messages.setAside": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDetails"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `messages.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "messages.not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Preferences.find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferenceResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Preferences.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferenceRequest"];
            };
        };
        responses: {
            /** @description Sets one switch; all are answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferenceResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "PushSubscriptions.findKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKeyResponse"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "PushSubscriptions.findOwn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscriptionResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "PushSubscriptions.save": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscriptionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscriptionResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `notifications.push-service-unknown`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "notifications.push-service-unknown";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /**
             * @description Too many from this account, address or API token.
             *
             *     Codes: `notifications.too-many`.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 429;
                        /** @enum {string} */
                        code: "notifications.too-many";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "PushSubscriptions.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Unsubscribe.describe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsubscriptionResponse"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `notifications.unsubscribe-unknown`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "notifications.unsubscribe-unknown";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Unsubscribe.unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsubscriptionResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `notifications.unsubscribe-unknown`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "notifications.unsubscribe-unknown";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Users.findPage": {
        parameters: {
            query?: {
                q?: string;
                role?: "admin" | "user" | "artist" | "staff";
                status?: "active" | "blocked";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Users.addStaff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `users.username-taken`, `users.email-taken`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "users.username-taken" | "users.email-taken";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Users.setPin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PinRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `users.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "users.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `users.not-staff`, `users.protected`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "users.not-staff" | "users.protected";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Users.block": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `users.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "users.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `users.protected`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "users.protected";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Users.unblock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `users.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "users.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `users.protected`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "users.protected";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Users.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `users.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "users.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `users.protected`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "users.protected";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Artists.findPage": {
        parameters: {
            query?: {
                q?: string;
                status?: "waiting" | "approved";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approved artists by name; for admins all of all, those that wait first. A program sees what is public. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["ArtistResponse"] | components["schemas"]["ArtistProfileResponse"])[];
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "ArtistEditing.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ArtistRequest"] & {
                    /**
                     * Format: binary
                     * @description An image smaller than 5 MB
                     */
                    profileImage?: string;
                    /**
                     * Format: binary
                     * @description A recording of DEMO_FORMATS (MP3, WAV, FLAC, MP4 …) smaller than 10 MB
                     */
                    demoFile?: string;
                };
                "application/json": components["schemas"]["ArtistRequest"] & {
                    /**
                     * Format: binary
                     * @description An image smaller than 5 MB
                     */
                    profileImage?: string;
                    /**
                     * Format: binary
                     * @description A recording of DEMO_FORMATS (MP3, WAV, FLAC, MP4 …) smaller than 10 MB
                     */
                    demoFile?: string;
                };
            };
        };
        responses: {
            /** @description A repeat: the artist that the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistProfileResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistProfileResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `artists.image-invalid`, `artists.incomplete`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "artists.image-invalid" | "artists.incomplete";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `artists.profile-exists`, `artists.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "artists.profile-exists" | "artists.key-reused";
                    };
                };
            };
            /**
             * @description The request is too large.
             *
             *     Codes: `request.too-large`, `artists.image-too-large`, `artists.demo-too-large`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 413;
                        /** @enum {string} */
                        code: "request.too-large" | "artists.image-too-large" | "artists.demo-too-large";
                    };
                };
            };
            /**
             * @description The request, or a file in it, is of a type that is not taken.
             *
             *     Codes: `request.unsupported-type`, `artists.image-unsupported-type`, `artists.demo-unsupported-type`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 415;
                        /** @enum {string} */
                        code: "request.unsupported-type" | "artists.image-unsupported-type" | "artists.demo-unsupported-type";
                    };
                };
            };
            /**
             * @description The server cannot answer this right now.
             *
             *     Codes: `server.unavailable`, `storage.unavailable`, `artists.image-busy`.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 503;
                        /** @enum {string} */
                        code: "server.unavailable" | "storage.unavailable" | "artists.image-busy";
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    "Artists.findOwn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in artist’s own; 404 without one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistProfileResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `artists.no-profile`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "artists.no-profile";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Artists.findOne": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is public of an approved artist; all of it for admins and the artist, not for programs. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistResponse"] | components["schemas"]["ArtistProfileResponse"];
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `artists.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "artists.not-found";
                    };
                };
            };
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "ArtistEditing.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is based on: `"3"`, or what `ETag` gave. Without it, whatever is there. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ArtistRequest"] & {
                    /**
                     * Format: binary
                     * @description An image smaller than 5 MB
                     */
                    profileImage?: string;
                    /**
                     * Format: binary
                     * @description A recording of DEMO_FORMATS (MP3, WAV, FLAC, MP4 …) smaller than 10 MB
                     */
                    demoFile?: string;
                };
                "application/json": components["schemas"]["ArtistRequest"] & {
                    /**
                     * Format: binary
                     * @description An image smaller than 5 MB
                     */
                    profileImage?: string;
                    /**
                     * Format: binary
                     * @description A recording of DEMO_FORMATS (MP3, WAV, FLAC, MP4 …) smaller than 10 MB
                     */
                    demoFile?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistProfileResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `artists.image-invalid`, `artists.incomplete`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "artists.image-invalid" | "artists.incomplete";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `artists.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "artists.not-found";
                    };
                };
            };
            /**
             * @description It is at another version than the change is based on; nothing was changed.
             *
             *     Codes: `artists.changed-meanwhile`.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 412;
                        /** @enum {string} */
                        code: "artists.changed-meanwhile";
                    };
                };
            };
            /**
             * @description The request is too large.
             *
             *     Codes: `request.too-large`, `artists.image-too-large`, `artists.demo-too-large`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 413;
                        /** @enum {string} */
                        code: "request.too-large" | "artists.image-too-large" | "artists.demo-too-large";
                    };
                };
            };
            /**
             * @description The request, or a file in it, is of a type that is not taken.
             *
             *     Codes: `request.unsupported-type`, `artists.image-unsupported-type`, `artists.demo-unsupported-type`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 415;
                        /** @enum {string} */
                        code: "request.unsupported-type" | "artists.image-unsupported-type" | "artists.demo-unsupported-type";
                    };
                };
            };
            /**
             * @description The server cannot answer this right now.
             *
             *     Codes: `server.unavailable`, `storage.unavailable`, `artists.image-busy`.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 503;
                        /** @enum {string} */
                        code: "server.unavailable" | "storage.unavailable" | "artists.image-busy";
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    "ArtistEditing.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `artists.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "artists.not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "ArtistEditing.approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is based on: `"3"`, or what `ETag` gave. Without it, whatever is there. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArtistApprovalRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistProfileResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `artists.not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "artists.not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `artists.profile-unfinished`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "artists.profile-unfinished";
                    };
                };
            };
            /**
             * @description It is at another version than the change is based on; nothing was changed.
             *
             *     Codes: `artists.changed-meanwhile`.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 412;
                        /** @enum {string} */
                        code: "artists.changed-meanwhile";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Analytics.find": {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsResponse"];
                };
            };
            /**
             * @description Something in the request is missing or wrong; `fields` names it where it can.
             *
             *     Codes: `request.invalid`, `request.malformed`, `request.too-complex`, `loyalty.range-reversed`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 400;
                        /** @enum {string} */
                        code: "request.invalid" | "request.malformed" | "request.too-complex" | "loyalty.range-reversed";
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Badges.findAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that can be earned; for admins all of them. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeResponse"][];
                };
            };
            /** @description It is as `If-None-Match` knows it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Badges.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgeRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `loyalty.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "loyalty.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Badges.preview": {
        parameters: {
            query: {
                badgeId?: number;
                requirement: number;
                requirementType: "events_attended" | "country_events" | "late_night_events" | "weekend_consecutive" | "early_booking";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Judged from all histories as they are now; nothing is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgePreview"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.badge-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.badge-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Badges.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is based on: `"3"`, or what `ETag` gave. Without it, whatever is there. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgeChanges"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.badge-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.badge-not-found";
                    };
                };
            };
            /**
             * @description It is at another version than the change is based on; nothing was changed.
             *
             *     Codes: `loyalty.badge-changed-meanwhile`.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 412;
                        /** @enum {string} */
                        code: "loyalty.badge-changed-meanwhile";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Badges.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.badge-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.badge-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "MemberLedger.findPage": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntryResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.member-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.member-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "MemberLedger.adjust": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustmentRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntryResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntryResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.member-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.member-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `loyalty.too-few-points`, `loyalty.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "loyalty.too-few-points" | "loyalty.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "MemberLedger.reverse": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReversalRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntryResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntryResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.entry-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.entry-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `loyalty.already-reversed`, `loyalty.redemption-is-back`, `loyalty.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "loyalty.already-reversed" | "loyalty.redemption-is-back" | "loyalty.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "OwnMember.findBadges": {
        parameters: {
            query?: {
                include?: "available";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your own, for admins anybody’s: badges earned, then on request those still to be earned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberBadgeView"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.member-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.member-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "MemberLedger.award": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwardRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwardResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.member-not-found`, `loyalty.badge-not-found`, `loyalty.badge-inactive`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.member-not-found" | "loyalty.badge-not-found" | "loyalty.badge-inactive";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `loyalty.badge-already-held`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "loyalty.badge-already-held";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Members.findPage": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Members.enrol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRequest"];
            };
        };
        responses: {
            /** @description Somebody with this e-mail was a member already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrolmentResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrolmentResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /**
             * @description The account or the API token may not do this, or the request does not come from where it must.
             *
             *     Codes: `auth.forbidden`, `auth.cross-site`, `auth.token-scope`, `loyalty.not-your-email`.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 403;
                        /** @enum {string} */
                        code: "auth.forbidden" | "auth.cross-site" | "auth.token-scope" | "loyalty.not-your-email";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `loyalty.verify-email`, `loyalty.already-member`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "loyalty.verify-email" | "loyalty.already-member";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Members.find": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDetailsResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.member-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.member-not-found";
                    };
                };
            };
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Members.previewMerge": {
        parameters: {
            query: {
                otherId: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What merging would make of the two. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergePreviewResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.member-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.member-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `loyalty.same-member`, `loyalty.both-have-accounts`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "loyalty.same-member" | "loyalty.both-have-accounts";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Members.merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeRequest"];
            };
        };
        responses: {
            /** @description Who stays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.member-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.member-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `loyalty.same-member`, `loyalty.both-have-accounts`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "loyalty.same-member" | "loyalty.both-have-accounts";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "OwnMember.findByEmail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By your own e-mail, for admins by any; 404 otherwise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnMemberResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.member-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.member-not-found";
                    };
                };
            };
            429: components["responses"]["429"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "OwnMember.markSeen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenBadgesRequest"];
            };
        };
        responses: {
            /** @description Of your own badges; safe to repeat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.member-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.member-not-found";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "OwnMember.findPoints": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your own ledger, for admins anybody’s. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsEntryResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.member-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.member-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Redemptions.findOfMember": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your own, for admins anybody’s. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberRewardsResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.member-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.member-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Redemptions.ask": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedemptionResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedemptionResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.member-not-found`, `loyalty.reward-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.member-not-found" | "loyalty.reward-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `loyalty.already-asked`, `loyalty.key-reused`, `loyalty.reward-not-offered`, `loyalty.reward-over`, `loyalty.reward-none-left`, `loyalty.reward-too-few-points`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "loyalty.already-asked" | "loyalty.key-reused" | "loyalty.reward-not-offered" | "loyalty.reward-over" | "loyalty.reward-none-left" | "loyalty.reward-too-few-points";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Redemptions.handOver": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOverRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedemptionResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedemptionResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.member-not-found`, `loyalty.reward-not-found`, `loyalty.redemption-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.member-not-found" | "loyalty.reward-not-found" | "loyalty.redemption-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `loyalty.member-blocked`, `loyalty.redemption-closed`, `loyalty.key-reused`, `loyalty.reward-not-offered`, `loyalty.reward-over`, `loyalty.reward-none-left`, `loyalty.reward-too-few-points`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "loyalty.member-blocked" | "loyalty.redemption-closed" | "loyalty.key-reused" | "loyalty.reward-not-offered" | "loyalty.reward-over" | "loyalty.reward-none-left" | "loyalty.reward-too-few-points";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Redemptions.findPage": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                status?: "asked" | "withdrawn" | "handed-over" | "reversed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedemptionResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Redemptions.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.redemption-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.redemption-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `loyalty.redemption-closed`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "loyalty.redemption-closed";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Redemptions.reverse": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReversalRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedemptionResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedemptionResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.redemption-not-found`, `loyalty.entry-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.redemption-not-found" | "loyalty.entry-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `loyalty.not-handed-over`, `loyalty.already-reversed`, `loyalty.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "loyalty.not-handed-over" | "loyalty.already-reversed" | "loyalty.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Rewards.findAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is offered first, then by points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardResponse"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Rewards.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewardRequest"];
            };
        };
        responses: {
            /** @description A repeat: what the first call made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `loyalty.key-reused`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "loyalty.key-reused";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Rewards.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is based on: `"3"`, or what `ETag` gave. Without it, whatever is there. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewardRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.reward-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.reward-not-found";
                    };
                };
            };
            /**
             * @description What is there now does not allow it.
             *
             *     Codes: `loyalty.stock-too-small`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 409;
                        /** @enum {string} */
                        code: "loyalty.stock-too-small";
                    };
                };
            };
            /**
             * @description It is at another version than the change is based on; nothing was changed.
             *
             *     Codes: `loyalty.reward-changed-meanwhile`.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 412;
                        /** @enum {string} */
                        code: "loyalty.reward-changed-meanwhile";
                    };
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
    "Rewards.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /**
             * @description It is not there, or not for this caller to know about.
             *
             *     Codes: `loyalty.reward-not-found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {integer} */
                        statusCode: 404;
                        /** @enum {string} */
                        code: "loyalty.reward-not-found";
                    };
                };
            };
            503: components["responses"]["503"];
            default: components["responses"]["default"];
        };
    };
}
