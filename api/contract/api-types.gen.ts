/** Generated from the API by `npm run openapi -w api`. Do not edit. Answers: f318ba8b4709. */
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
            firstName?: string;
            lastName?: string;
            email?: string;
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
        RoleRequest: {
            /** @enum {string} */
            userType: "admin" | "staff";
            currentPassword: string;
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
        EventTypeChangeRequest: {
            name?: string;
            color?: string;
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
            /** @enum {string} */
            from?: "approved" | "waiting" | "taken-down";
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
            cameBack?: boolean;
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
            /** Format: date-time */
            handedOverAt: string | null;
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
            description: string | null;
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
            gate: string | null;
            recordedBy: string | null;
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
            versions?: number[];
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
            /** @enum {string} */
            status: "scheduled" | "postponed" | "cancelled";
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
        LinkedShow: {
            id: number;
            name: string;
            /** Format: date */
            date: string;
            time: string;
            /** @enum {string} */
            status: "scheduled" | "postponed" | "cancelled";
        };
        LinkedTableResponse: {
            partySize: number;
            /** @enum {string} */
            status: "pending" | "confirmed" | "declined" | "cancelled";
            event: components["schemas"]["LinkedShow"] | null;
            canCancel: boolean;
        };
        ArtistFollowResponse: {
            /** Format: uuid */
            key: string;
            artistId: number;
            /** @enum {string} */
            way?: "push" | "email" | "unproved" | "refused";
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
            /** @enum {string} */
            way?: "push" | "email" | "unproved" | "refused";
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
        SmsChangedEvent: {
            id: number;
            name: string;
            /** Format: date */
            date: string;
            /** @example 20:00 */
            time: string;
            artistName: string | null;
            /** @example 22:00 */
            endTime: string | null;
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
            changes: components["schemas"]["SmsChangedEvent"] | null;
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
            more: components["schemas"]["SmsRequestResponse"][];
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
            heldUntil: string | null;
            /** Format: date-time */
            lastAttemptAt: string | null;
            lastStatus: number | null;
            lastMilliseconds: number | null;
            lastWords: string | null;
        };
        ResentResponse: {
            message: string;
            /** Format: date-time */
            heldUntil: string | null;
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
        WebhookChangeRequest: {
            name?: string;
            address?: string;
            kinds?: ("show.announced" | "show.changed" | "show.cancelled" | "show.deleted" | "artist.answered" | "check-in.recorded" | "check-in.undone" | "text-request.waiting")[];
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
            isPhoneKnown: boolean;
            experience: string | null;
            equipment: string | null;
            priceRange: string | null;
            availability: string | null;
            isApproved: boolean;
            isInReview: boolean;
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
            isRepeat?: boolean;
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
            missingPoints: number;
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
