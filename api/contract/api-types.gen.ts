export interface components {
  schemas: {
    VenueResponse: {
      id: number;
      name: string;
      description: string | null;
      logoUrl: string | null;
      phone: string | null;
      email: string | null;
      address: string | null;
      timeZone: string;
      showArtistNotes: boolean;
    };
    EventTypeResponse: { id: number; name: string; color: string; description: string | null };
    FeaturedArtistResponse: { id: number; name: string; genre: string; profileImage: string | null };
    EventResponse: {
      id: number;
      name: string;
      type: string;
      description: string | null;
      date: string;
      time: string;
      doorsTime: string | null;
      endTime: string | null;
      status: 'scheduled' | 'postponed' | 'cancelled';
      capacity: number | null;
      imageUrl: string | null;
      artistId: number | null;
      artist: components['schemas']['FeaturedArtistResponse'] | null;
      artistNotes?: string | null;
      version: number;
      createdAt: string;
    };
    UserResponse: {
      id: number;
      username: string;
      email: string;
      firstName: string | null;
      lastName: string | null;
      userType: 'admin' | 'user' | 'artist';
      profileImage: string | null;
    };
    LoginRequest: { usernameOrEmail: string; password: string };
    RegisterRequest: {
      username: string;
      email: string;
      password: string;
      firstName: string;
      lastName: string;
      userType: 'user' | 'artist';
    };
    SessionResponse: { user: components['schemas']['UserResponse']; sessionId: string };
    PhotoUploadResponse: { photoId: number; eventId: number; clientKey: string | null };
    AttendanceRequest: {
      eventId: number;
      photoId: number;
      customerName: string;
      customerEmail?: string;
      partySize?: number;
      occurredAt?: string;
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
      verificationStatus: 'pending' | 'approved' | 'rejected';
      clientKey: string | null;
      createdAt: string;
    };
    PingResponse: { ping: 'howdy' };
  };
}
