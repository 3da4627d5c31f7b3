import { maySeePhoto, type PhotoVisibility } from './photo-access.js';

const face: PhotoVisibility = {
  uploadedBy: 7,
  isVerificationPhoto: true,
  isApproved: true,
  shareInGallery: false,
};
const guest = { id: 7, userType: 'user' } as const;
const stranger = { id: 8, userType: 'user' } as const;
const admin = { id: 1, userType: 'admin' } as const;

describe('maySeePhoto', () => {
  it('shows a guest’s face to that guest and to admins only', () => {
    expect(maySeePhoto(face, guest)).toBe(true);
    expect(maySeePhoto(face, admin)).toBe(true);
    expect(maySeePhoto(face, stranger)).toBe(false);
    expect(maySeePhoto(face, null)).toBe(false);
  });

  it('shows a face to everybody once it is shared and approved', () => {
    expect(maySeePhoto({ ...face, shareInGallery: true }, null)).toBe(true);
    expect(maySeePhoto({ ...face, shareInGallery: true, isApproved: false }, null)).toBe(false);
  });

  it('shows gallery photos to everybody once they are approved', () => {
    const scene = { ...face, isVerificationPhoto: false };
    expect(maySeePhoto(scene, null)).toBe(true);
    expect(maySeePhoto({ ...scene, isApproved: false }, stranger)).toBe(false);
  });

  it('shows a visitor’s photo to no other visitor', () => {
    expect(maySeePhoto({ ...face, uploadedBy: null }, null)).toBe(false);
  });
});
