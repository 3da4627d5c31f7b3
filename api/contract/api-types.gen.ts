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
    "/api/photo-attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CheckIn.record"];
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
    "/api/loyalty/members/card/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnMember.findByCard"];
        put?: never;
        post?: never;
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
        PhotoUploadResponse: {
            photoId: number;
            eventId: number;
            /** Format: uuid */
            clientKey: string | null;
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
        };
        AttendanceResponse: {
            id: number;
            eventId: number;
            photoId: number;
            customerName: string;
            partySize: number;
            pointsAwarded: number;
            duplicate: boolean;
            /** @enum {string} */
            verificationStatus: "pending" | "approved" | "rejected";
            /** Format: uuid */
            clientKey: string | null;
            /** Format: date-time */
            createdAt: string;
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
            topic: "invitations" | "bookings" | "reminders" | "news";
            email: boolean;
            sms: boolean;
        };
        PreferenceRequest: {
            /** @enum {string} */
            topic: "invitations" | "bookings" | "reminders" | "news";
            /** @enum {string} */
            channel: "email" | "sms";
            isWanted: boolean;
        };
        UnsubscriptionResponse: {
            /** @enum {string} */
            topic: "invitations" | "bookings" | "reminders" | "news";
            isSubscribed: boolean;
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
    "Photos.upload": {
        parameters: {
            query?: never;
            header?: {
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
    "OwnMember.findByCard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whose card was scanned. */
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
