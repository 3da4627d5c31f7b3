/** Generated from the API by `npm run openapi -w api`. Do not edit. */
export interface paths {
    "/api/health/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        post: operations["Account.resendVerification"];
        delete?: never;
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
        post: operations["ProfileImage.replace"];
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
        get: operations["Venue.find"];
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
        post: operations["Venue.keepLogo"];
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
        get: operations["EventTypes.findAll"];
        put?: never;
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
        put: operations["EventTypes.update"];
        post?: never;
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
        post: operations["EventSeries.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-series/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["EventSeries.deleteRemaining"];
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
        get: operations["Events.findPage"];
        put?: never;
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
        get: operations["Events.findOne"];
        put: operations["EventEditing.replace"];
        post?: never;
        delete: operations["EventEditing.delete"];
        options?: never;
        head?: never;
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
        get: operations["Invitations.findPage"];
        put?: never;
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
        get: operations["Availability.findPage"];
        put?: never;
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
        put: operations["Availability.replace"];
        post?: never;
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
        put: operations["GalleryAdmin.change"];
        post?: never;
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
        get: operations["Gallery.findNeighbours"];
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
        get: operations["CheckIn.findOwn"];
        put?: never;
        post: operations["CheckIn.record"];
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
        get: operations["ArtistBookings.findPage"];
        put?: never;
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
        put: operations["ArtistBookings.decide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artist-bookings/{id}/respond": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["ArtistBookings.respond"];
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
        get: operations["BookingRequests.findPage"];
        put?: never;
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
        put: operations["BookingRequests.decide"];
        post?: never;
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
        get: operations["TableBookings.findPage"];
        put?: never;
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
        put: operations["TableBookings.decide"];
        post?: never;
        delete?: never;
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
        get: operations["SmsRequests.find"];
        put?: never;
        post?: never;
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
        post: operations["SmsRequests.makeEvent"];
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
        post: operations["SmsWebhook.receive"];
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
        get: operations["Users.findPage"];
        put?: never;
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
        get: operations["Artists.findPage"];
        put?: never;
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
        get: operations["Artists.findOne"];
        put: operations["ArtistEditing.replace"];
        post?: never;
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
        put: operations["ArtistEditing.approve"];
        post?: never;
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
        post: operations["Messages.resend"];
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
        get: operations["Preferences.find"];
        put: operations["Preferences.save"];
        post?: never;
        delete?: never;
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
        get: operations["Unsubscribe.describe"];
        put?: never;
        post: operations["Unsubscribe.unsubscribe"];
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
        get: operations["Badges.findAll"];
        put?: never;
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
        put: operations["Badges.update"];
        post?: never;
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
        get: operations["OwnMember.findBadges"];
        put?: never;
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
        get: operations["Members.findPage"];
        put?: never;
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
        get: operations["Members.previewMerge"];
        put?: never;
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
        get: operations["OwnMember.findPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        PingResponse: {
            /** @enum {string} */
            ping: "howdy";
        };
        HealthResponse: {
            /** @enum {string} */
            status: "ok";
        };
        UserResponse: {
            id: number;
            username: string;
            email: string;
            firstName: string | null;
            lastName: string | null;
            /** @enum {string} */
            userType: "admin" | "user" | "artist";
            profileImage: string | null;
            emailVerified: boolean;
        };
        RegisterRequest: {
            username: string;
            email: string;
            password: string;
            firstName: string;
            lastName: string;
            /** @enum {string} */
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
            moderateGallery: boolean;
            verificationPhotoDays: number;
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
            /** @example America/Chicago */
            timeZone?: string;
            showArtistNotes?: boolean;
            moderateGallery?: boolean;
            verificationPhotoDays?: number;
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
            /** @enum {string} */
            color: "bg-golden text-dark" | "bg-forest-green text-light" | "bg-crimson text-light" | "bg-chocolate text-light" | "bg-purple text-light" | "bg-blue text-light" | "bg-green text-light" | "bg-orange text-dark" | "bg-red text-light" | "bg-yellow text-dark" | "bg-indigo text-light" | "bg-pink text-dark";
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
        EventRequest: {
            name: string;
            type: string;
            description?: string | null;
            /** Format: date */
            date: string;
            /** @example 20:00 */
            time: string;
            artistId?: number | null;
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
        InvitedArtistResponse: {
            id: number;
            name: string;
            genre: string;
            profileImage: string | null;
        };
        InvitationResponse: {
            id: number;
            artistId: number;
            artist: components["schemas"]["InvitedArtistResponse"];
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
        };
        InvitationAnswerRequest: {
            accept: boolean;
            message?: string | null;
        };
        LinkedInvitationResponse: {
            artistName: string;
            eventName: string;
            eventType: string;
            /** @example 2026-11-20 */
            eventDate: string;
            /** @example 20:00 */
            eventTime: string;
            duration: string | null;
            budget: string | null;
            description: string | null;
            invitationMessage: string | null;
            /** @enum {string} */
            status: "pending" | "accepted" | "declined" | "expired" | "cancelled";
            /** Format: date-time */
            expiresAt: string;
            eventId: number | null;
        };
        AvailableArtistResponse: {
            id: number;
            name: string;
            genre: string;
            email: string;
            profileImage: string | null;
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
            lateReason: "after-the-show" | "sent-late" | "show-changed" | null;
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
            lateReason: "after-the-show" | "sent-late" | "show-changed" | null;
            /** @enum {string} */
            verificationStatus: "pending" | "approved" | "rejected";
            /** Format: uuid */
            clientKey: string | null;
            /** Format: date-time */
            createdAt: string;
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
            lateReason: "after-the-show" | "sent-late" | "show-changed" | null;
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
        BookedArtist: {
            id: number;
            name: string;
            genre: string;
            profileImage: string | null;
        };
        ArtistBookingResponse: {
            id: number;
            artistId: number;
            artist: components["schemas"]["BookedArtist"];
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
            eventName?: string;
            eventType?: string;
            /** @example 20:00 */
            time?: string | null;
        };
        ArtistBookingAnswer: {
            /** @enum {string} */
            status: "accepted" | "declined";
            artistNotes?: string;
        };
        BookingRequestResponse: {
            id: number;
            artistId: number | null;
            artist: components["schemas"]["BookedArtist"] | null;
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
        SmsNamed: {
            id: number;
            name: string;
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
            doubtful: ("artist" | "date" | "time" | "endTime" | "eventName" | "eventType")[];
            candidates: components["schemas"]["SmsNamed"][];
            earlierId: number | null;
            artistId: number | null;
            conflict: components["schemas"]["SmsConflict"] | null;
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
        };
        SmsEventRequest: {
            despiteEventId?: number;
            name?: string;
            type?: string;
            description?: string | null;
            /** Format: date */
            date?: string;
            /** @example 20:00 */
            time?: string | null;
            artistId?: number | null;
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
        SmsEventResponse: {
            message: string;
            eventId: number;
            /** @enum {string|null} */
            madeEarlierBy: "you" | "somebody" | null;
            request: components["schemas"]["SmsRequestResponse"];
        };
        SmsTestRequest: {
            phoneNumber?: string;
            messageText: string;
        };
        SmsTestResponse: {
            success: boolean;
            message: string;
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
        AdminUserResponse: {
            id: number;
            username: string;
            email: string;
            firstName: string | null;
            lastName: string | null;
            /** @enum {string} */
            userType: "admin" | "user" | "artist";
            isActive: boolean;
            emailVerified: boolean;
            profileImage: string | null;
            /** Format: date-time */
            createdAt: string;
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
        };
        ArtistApprovalRequest: {
            isApproved: boolean;
        };
        MessageDetails: {
            id: number;
            /** @enum {string} */
            channel: "email" | "sms";
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
        MessageProviderResponse: {
            /** @enum {string} */
            channel: "email" | "sms";
            isSetUp: boolean;
        };
        PreferenceResponse: {
            /** @enum {string} */
            topic: "invitations" | "bookings" | "reminders";
            email: boolean;
            sms: boolean;
        };
        PreferenceRequest: {
            /** @enum {string} */
            topic: "invitations" | "bookings" | "reminders";
            /** @enum {string} */
            channel: "email" | "sms";
            isWanted: boolean;
        };
        UnsubscriptionResponse: {
            /** @enum {string} */
            topic: "invitations" | "bookings" | "reminders";
            isSubscribed: boolean;
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
        AnalyticsResponse: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            timeZone: string;
            /** @enum {string} */
            grouping: "night" | "week" | "month";
            figures: components["schemas"]["AnalyticsFigures"];
            attendance: components["schemas"]["AttendancePeriod"][];
            points: components["schemas"]["PointsPeriod"][];
            tiers: components["schemas"]["TierShare"][];
            topArtists: components["schemas"]["ArtistAttendance"][];
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
        };
        BadgeRequest: {
            name: string;
            description: string;
            /** @enum {string} */
            icon: "Crown" | "Award" | "Star" | "Heart" | "Music" | "Moon" | "Calendar" | "Clock" | "Trophy" | "Medal" | "Target" | "Zap";
            /** @enum {string} */
            color: "bg-yellow-500" | "bg-red-500" | "bg-blue-500" | "bg-green-500" | "bg-purple-500" | "bg-orange-500" | "bg-pink-500" | "bg-goldenrod" | "bg-crimson";
            /** @enum {string} */
            category: "milestone" | "attendance" | "events" | "special";
            requirement: number;
            /** @enum {string} */
            requirementType: "events_attended" | "country_events" | "late_night_events" | "weekend_consecutive" | "early_booking";
            points: number;
        };
        BadgeChanges: {
            name: string;
            description: string;
            /** @enum {string} */
            icon: "Crown" | "Award" | "Star" | "Heart" | "Music" | "Moon" | "Calendar" | "Clock" | "Trophy" | "Medal" | "Target" | "Zap";
            /** @enum {string} */
            color: "bg-yellow-500" | "bg-red-500" | "bg-blue-500" | "bg-green-500" | "bg-purple-500" | "bg-orange-500" | "bg-pink-500" | "bg-goldenrod" | "bg-crimson";
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
            type: "attendance" | "badge" | "adjustment" | "reversal";
            points: number;
            description: string | null;
            eventName: string | null;
            badgeName: string | null;
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
            icon: string;
            color: string;
            category: string;
            requirement: number;
            requirementType: string;
            points: number;
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
            type: "attendance" | "badge" | "adjustment" | "reversal";
            points: number;
            description: string | null;
            eventName: string | null;
            badgeName: string | null;
            stands: boolean;
            /** Format: date-time */
            createdAt: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueResponse"];
                };
            };
        };
    };
    "Venue.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version the change is based on: "3" */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeResponse"][];
                };
            };
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
        };
    };
    "EventSeries.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this series */
                "idempotency-key"?: string;
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
        };
    };
    "EventSeries.deleteRemaining": {
        parameters: {
            query?: {
                from?: string;
            };
            header?: {
                /** @description The version of the first night to go, as "3"; 412 when it has a newer one */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Says how many nights were deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
        };
    };
    "Events.findPage": {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                q?: string;
                type?: string;
                artistId?: number;
                status?: "scheduled" | "postponed" | "cancelled";
                order?: "asc" | "desc";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A next page is announced by a Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventResponse"][];
                };
            };
        };
    };
    "EventEditing.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this event */
                "idempotency-key"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventResponse"];
                };
            };
        };
    };
    "EventEditing.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version the change is based on, as "3"; 412 when the event has a newer one */
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
        };
    };
    "EventEditing.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version the change is based on, as "3"; 412 when the event has a newer one */
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
        };
    };
    "EventEditing.patch": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version the change is based on, as "3"; 412 when the event has a newer one */
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
        };
    };
    "Invitations.findPage": {
        parameters: {
            query?: {
                status?: "pending" | "accepted" | "declined" | "expired" | "cancelled";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All for admins, an artist’s own; the newest first. A next page is announced by a Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResponse"][];
                };
            };
        };
    };
    "Invitations.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this invitation */
                "idempotency-key"?: string;
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
        };
    };
    "Invitations.respond": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this answer */
                "idempotency-key"?: string;
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
        };
    };
    "InvitationLinks.respond": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this answer */
                "idempotency-key"?: string;
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
        };
    };
    "Availability.findPage": {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                available?: "true" | "false" | "all";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An artist’s own entries; for admins the dates on which approved artists are free, with the artist. A next page is announced by a Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityResponse"][];
                };
            };
        };
    };
    "Availability.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this change */
                "idempotency-key"?: string;
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
        };
    };
    "Availability.repeat": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this change */
                "idempotency-key"?: string;
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
        };
    };
    "Availability.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this change */
                "idempotency-key"?: string;
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
        };
    };
    "Availability.remove": {
        parameters: {
            query?: {
                baseVersion?: number | null;
            };
            header?: {
                /** @description UUID of this change */
                "idempotency-key"?: string;
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
            /** @description A next page is announced by a Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPhotoResponse"][];
                };
            };
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
        };
    };
    "Photos.upload": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
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
            /** @description A next page is announced by a Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryPhotoResponse"][];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryTagResponse"][];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryEventCountResponse"][];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryPhotoResponse"];
                };
            };
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
            /** @description The caller's own check-ins, the newest first. A next page is announced by a Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCheckInResponse"][];
                };
            };
        };
    };
    "CheckIn.record": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this check-in */
                "idempotency-key"?: string;
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
            /** @description A next page is announced by a Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationResponse"][];
                };
            };
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
        };
    };
    "Verifications.decide": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was looked at, like "3" */
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
        };
    };
    "ArtistBookings.findPage": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                status?: "pending" | "accepted" | "declined" | "confirmed";
                artistId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Artists see their own. A next page is announced by a Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistBookingResponse"][];
                };
            };
        };
    };
    "ArtistBookings.propose": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this proposal */
                "idempotency-key"?: string;
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
        };
    };
    "ArtistBookings.respond": {
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
                "application/json": components["schemas"]["ArtistBookingAnswer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistBookingResponse"];
                };
            };
        };
    };
    "BookingRequests.findPage": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                status?: "pending" | "approved" | "rejected" | "contacted";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A next page is announced by a Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRequestResponse"][];
                };
            };
        };
    };
    "BookingRequests.ask": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this request */
                "idempotency-key"?: string;
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
            /** @description A next page is announced by a Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBookingResponse"][];
                };
            };
        };
    };
    "TableBookings.book": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this table */
                "idempotency-key"?: string;
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
        };
    };
    "SmsRequests.findPage": {
        parameters: {
            query?: {
                status?: "pending" | "processed" | "failed" | "conflict";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A next page is announced by a Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsRequestResponse"][];
                };
            };
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
        };
    };
    "SmsRequests.makeEvent": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of the opened form */
                "idempotency-key"?: string;
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
        };
    };
    "SmsTestForm.process": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this request */
                "idempotency-key"?: string;
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
        };
    };
    "SmsWebhook.receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            /** @description Not signed by the provider for this address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "Users.findPage": {
        parameters: {
            query?: {
                q?: string;
                role?: "admin" | "user" | "artist";
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
            /** @description A next page is announced by a Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserResponse"][];
                };
            };
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
            /** @description Approved artists by name; for admins all of all, those that wait first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["ArtistResponse"] | components["schemas"]["ArtistProfileResponse"])[];
                };
            };
        };
    };
    "ArtistEditing.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this artist */
                "idempotency-key"?: string;
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
            /** @description What is public of an approved artist; all of it for admins and the artist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtistResponse"] | components["schemas"]["ArtistProfileResponse"];
                };
            };
        };
    };
    "ArtistEditing.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version this is based on, as "3"; 412 when the profile has a newer one */
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
        };
    };
    "ArtistEditing.approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version this is based on, as "3"; 412 when the profile has a newer one */
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
        };
    };
    "Messages.findPage": {
        parameters: {
            query?: {
                q?: string;
                status?: "queued" | "sent" | "failed" | "not-sent";
                channel?: "email" | "sms";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A next page is announced by a Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDetails"][];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeResponse"][];
                };
            };
        };
    };
    "Badges.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this badge */
                "idempotency-key"?: string;
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
        };
    };
    "Badges.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version the change is based on: "3" */
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
            /** @description A next page is announced by a Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntryResponse"][];
                };
            };
        };
    };
    "MemberLedger.adjust": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this adjustment */
                "idempotency-key"?: string;
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
        };
    };
    "MemberLedger.reverse": {
        parameters: {
            query?: never;
            header?: {
                /** @description UUID of this reversal */
                "idempotency-key"?: string;
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
        };
    };
    "OwnMember.findBadges": {
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
            /** @description One’s own, for admins anybody’s: badges earned, then those still to be earned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberBadgeView"][];
                };
            };
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
        };
    };
    "Members.findPage": {
        parameters: {
            query?: {
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
            /** @description A next page is announced by a Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"][];
                };
            };
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
            /** @description By one’s own e-mail, for admins by any; 404 otherwise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnMemberResponse"];
                };
            };
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
            /** @description Of one’s own badges; safe to repeat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
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
            /** @description One’s own ledger, for admins anybody’s. A next page is announced by a Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsEntryResponse"][];
                };
            };
        };
    };
}
